const place = (game: string): string => `nightdeck.handedOver.${game}`;

/** Whether another device hosts this game now. Kept on the device, so that a reload does not make two hosts. */
export function isHandedOver(game: string): boolean {
  try {
    return localStorage.getItem(place(game)) !== null;
  } catch {
    return false;
  }
}

export function markHandedOver(game: string, away: boolean): void {
  try {
    if (away) localStorage.setItem(place(game), '1');
    else localStorage.removeItem(place(game));
  } catch {
    // A device that keeps nothing has no game to hand over either.
  }
}
