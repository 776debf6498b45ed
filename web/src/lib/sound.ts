/** Synthesizes small wooden knocks: filtered noise with a short tone. Silent unless the reader turns sound on. */
import { settings } from './storage.svelte';

export type Sound = 'pick' | 'place' | 'turn' | 'score' | 'end';

const KNOCKS: Record<Sound, [at: number, pitch: number, volume: number][]> = {
  pick: [[0, 620, 0.25]],
  place: [
    [0, 320, 0.45],
    [0.045, 250, 0.2],
  ],
  turn: [
    [0, 440, 0.4],
    [0.14, 587, 0.45],
  ],
  score: [
    [0, 523, 0.3],
    [0.09, 659, 0.3],
  ],
  end: [
    [0, 392, 0.4],
    [0.16, 494, 0.4],
    [0.32, 587, 0.5],
  ],
};
const LENGTH = 0.16;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  // Before the first input, browsers hold sounds back and would play them all at once later.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [at, pitch, volume] of KNOCKS[sound]) knock(context, context.currentTime + 0.01 + at, pitch, volume);
}

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(volume, at);
  envelope.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  envelope.connect(audio.destination);

  const body = audio.createOscillator();
  body.type = 'triangle';
  body.frequency.setValueAtTime(pitch * 1.15, at);
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.04);
  body.connect(envelope);
  body.start(at);
  body.stop(at + LENGTH);

  const click = audio.createBufferSource();
  click.buffer = noise ??= clickNoise(audio);
  const wood = audio.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = pitch * 3;
  wood.Q.value = 2.5;
  click.connect(wood).connect(envelope);
  click.start(at);
}

function clickNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.03, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  return buffer;
}
