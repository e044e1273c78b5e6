import { settings } from '../session/settings.ts';

let audio: AudioContext | undefined;

/** The end of a clock: two soft strokes of a bell and a short vibration, as far as the host wants them. */
export function ring(): void {
  const { sound, haptics } = settings.value;
  if (haptics) navigator.vibrate?.([120, 80, 120]);
  if (!sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    strike(audio, 0);
    strike(audio, 0.45);
  } catch {
    // A device that cannot sound still shows that the time is up.
  }
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
