// Short sounds for moves and the end of a game, synthesised without files. Off by default.

/** @typedef {'move' | 'won' | 'lost' | 'over'} Sound */

/** Notes: frequency in Hz, start and length in seconds. @type {Record<Sound, [frequency: number, from: number, length: number][]>} */
const notes = {
  move: [
    [330, 0, 0.05],
    [196, 0.045, 0.08],
  ],
  won: [
    [392, 0, 0.14],
    [494, 0.12, 0.14],
    [587, 0.24, 0.34],
  ],
  lost: [
    [294, 0, 0.2],
    [220, 0.18, 0.4],
  ],
  over: [[294, 0, 0.3]],
};
const loudness = 0.12;

/** @type {AudioContext | null} */
let audio = null;

/** Plays a sound. A browser without audio, or before the first click, stays silent. @param {Sound} name */
export function sound(name) {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  for (const [frequency, from, length] of notes[name]) {
    const begin = audio.currentTime + from;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
