/** The sound and the tap in the hand that say "this card is in". The same for every card: the room listens. */
export interface Receipt {
  /** Call from a tap: browsers allow sound only after one. */
  ready(): void;
  /** Gives the receipt: a short, neutral tone and a short buzz where the device has one. */
  give(): void;
  /** Lets go of the sound device. */
  close(): void;
}

const tone = { hertz: 660, seconds: 0.09, loudness: 0.15 } as const;
const buzz = 40;

/** A receipt; silent or still where the host wants it so, or the browser has no sound. */
export function createReceipt(sound = true, haptic = true): Receipt {
  let context: AudioContext | undefined;
  const ready = (): void => {
    if (!sound || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  };
  return {
    ready,
    give: () => {
      ready();
      if (context?.state === 'running') play(context);
      // iOS has no vibration.
      if (haptic && typeof navigator.vibrate === 'function') navigator.vibrate(buzz);
    },
    close: () => {
      void context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}

function play(context: AudioContext): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime;
  const end = start + tone.seconds;
  voice.frequency.value = tone.hertz;
  // Without ramps the tone would click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loudness, start + 0.01);
  volume.gain.linearRampToValueAtTime(0, end);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}
