import { settings } from '../session/settings.ts';

let audio: AudioContext | undefined;

/** The device's sound, woken if it sleeps; nothing where there is none. Phones wake it only within a tap. */
export function sounding(): AudioContext | undefined {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    return audio;
  } catch {
    return undefined;
  }
}

/**
 * Wakes the sound with a touch or key, so that a clock that runs out later is heard, and again wherever the device has put
 * it to sleep meanwhile: phones do so with their screens. Returns what ends it.
 */
export function wakeSound(): () => void {
  const wake = (): void => {
    if (audio?.state !== 'running') sounding();
  };
  window.addEventListener('pointerup', wake);
  window.addEventListener('keydown', wake);
  return () => {
    window.removeEventListener('pointerup', wake);
    window.removeEventListener('keydown', wake);
  };
}

/** The end of a clock: two soft strokes of a bell and a short vibration, as far as the host wants them. */
export function ring(): void {
  const { sound, haptics } = settings.value;
  if (haptics) navigator.vibrate?.([120, 80, 120]);
  if (!sound) return;
  // A device that cannot sound still shows that the time is up.
  const context = sounding();
  if (!context) return;
  strike(context, 0);
  strike(context, 0.45);
}

/** One of the last seconds of a clock: a tick that can be spoken over. */
export function tick(): void {
  if (!settings.value.sound) return;
  const context = sounding();
  if (!context) return;
  const at = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.09, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.05);
  const tone = context.createOscillator();
  tone.frequency.value = 1_600;
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.06);
}

function strike(context: AudioContext, after: number): void {
  const at = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.2);
  volume.connect(context.destination);
  for (const pitch of [523.25, 1318.5]) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(at);
    tone.stop(at + 1.25);
  }
}
