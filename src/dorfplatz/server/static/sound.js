// @ts-check
/** Two soft bells, made on the spot. */

/** @type {AudioContext | undefined} */
let audio;

export function ring() {
  if (!window.AudioContext) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  [660, 880].forEach((pitch, place) => {
    const bell = /** @type {AudioContext} */ (audio).createOscillator(), volume = /** @type {AudioContext} */ (audio).createGain();
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
