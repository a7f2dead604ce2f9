/** Short synthesized sounds; muted until the player turns them on. */
let context: AudioContext | undefined;
let on = false;

export function setSound(value: boolean): void {
  on = value;
  if (on) context ??= new AudioContext();
}

function tone(frequency: number, at: number, length: number, type: OscillatorType, volume: number) {
  if (!context || !on) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SCALE = [523, 659, 784, 1047, 1319];

function chord(notes: readonly number[], gap: number, length: number, type: OscillatorType): void {
  for (const [step, note] of notes.entries()) tone(note, step * gap, length, type, 0.1);
}

export const sounds = {
  press: () => tone(220, 0, 0.06, 'triangle', 0.12),
  reelStop: (reel: number) => tone(120 + reel * 12, 0, 0.09, 'square', 0.06),
  win: () => chord(SCALE.slice(0, 3), 0.09, 0.25, 'sine'),
  bigWin: () => chord(SCALE, 0.12, 0.5, 'triangle'),
  scatter: () => tone(988, 0, 0.4, 'sine', 0.12),
};
