import { settings } from '../session/settings.ts';
import { sounding } from './signal.ts';

/** How long the sound takes to come at nightfall and to go at dawn, s. */
const fade = 4;
/** Loud enough to cover steps and whispers, soft enough to be spoken over. */
const volume = 0.22;

let on: { stop(): void } | undefined;

/**
 * The sound of a night: wind and far surf, made on the spot from noise, to cover steps and whispers. Comes slowly where it
 * is night and the host wants it, and goes slowly with the dawn.
 */
export function ambience(night: boolean): void {
  if (night && settings.value.ambience) on ??= begin();
  else {
    on?.stop();
    on = undefined;
  }
}

function begin(): typeof on {
  const audio = sounding();
  if (!audio) return undefined;
  const wind = audio.createBufferSource();
  wind.buffer = noise(audio, 11);
  wind.loop = true;
  const low = audio.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = 480;
  // It swells and ebbs, so that nobody can count by it.
  const swell = audio.createOscillator();
  swell.frequency.value = 0.07;
  const depth = audio.createGain();
  depth.gain.value = 220;
  swell.connect(depth).connect(low.frequency);
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, audio.currentTime);
  level.gain.linearRampToValueAtTime(volume, audio.currentTime + fade);
  wind.connect(low).connect(level).connect(audio.destination);
  wind.start();
  swell.start();
  return {
    stop() {
      const end = audio.currentTime + fade;
      level.gain.cancelScheduledValues(audio.currentTime);
      level.gain.setTargetAtTime(0, audio.currentTime, fade / 4);
      wind.stop(end);
      swell.stop(end);
    },
  };
}

/** Brown noise, so many seconds of it, whose end flows into its beginning. */
function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    samples[i] = last * 3.5;
  }
  const join = Math.floor(audio.sampleRate / 2);
  for (let i = 0; i < join; i++) {
    const share = i / join;
    const at = samples.length - join + i;
    samples[at] = (samples[at] ?? 0) * (1 - share) + (samples[i] ?? 0) * share;
  }
  return buffer;
}
