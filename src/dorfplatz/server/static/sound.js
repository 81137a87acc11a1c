/** Two soft bells, made on the spot. */

/** @type {AudioContext | undefined} */
let audio;

/** Browsers allow no sound on a page that nobody has touched; bells that wait for a touch would
 * ring all at once. */
export function ring() {
  if (!globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  const own = audio ??= new AudioContext();
  const { currentTime, destination } = own;
  [660, 880].forEach((pitch, place) => {
    const bell = own.createOscillator(), volume = own.createGain();
    const start = currentTime + place * 0.18;
    bell.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    bell.connect(volume).connect(destination);
    bell.start(start);
    bell.stop(start + 0.75);
  });
}
