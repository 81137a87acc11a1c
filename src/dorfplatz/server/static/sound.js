// @ts-check
/** Two soft bells, made on the spot. */

export function ring() {
  const Audio = window.AudioContext;
  if (!Audio) return;
  const audio = new Audio();
  [660, 880].forEach((pitch, place) => {
    const bell = audio.createOscillator(), volume = audio.createGain();
    const start = audio.currentTime + place * 0.18;
    bell.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    bell.connect(volume).connect(audio.destination);
    bell.start(start);
    bell.stop(start + 0.75);
  });
}
