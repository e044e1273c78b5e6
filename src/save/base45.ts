const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const values = new Map(Array.from(alphabet, (char, i) => [char, i]));

/**
 * Bytes as text of the QR alphanumeric set, three characters for two bytes (RFC 9285). Ours, as the packages there are take what
 * the standard refuses, or want Node.
 */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 2) {
    const pair = i + 1 < bytes.length;
    let rest = pair ? (bytes[i] as number) * 256 + (bytes[i + 1] as number) : (bytes[i] as number);
    for (let n = pair ? 3 : 2; n > 0; n--) {
      text += alphabet.charAt(rest % 45);
      rest = Math.floor(rest / 45);
    }
  }
  return text;
}

/** The bytes of a base 45 text; nothing for what is none (RFC 9285, section 6). */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 3) {
    const signs = Array.from(text.slice(i, i + 3), (char) => values.get(char));
    if (signs.includes(undefined)) return undefined;
    const [a = 0, b = 0, c = 0] = signs;
    const value = a + 45 * b + 2025 * c;
    if (value > (signs.length === 3 ? 0xffff : 0xff)) return undefined;
    if (signs.length === 3) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** CRC-32 (ISO 3309, as in zip and PNG), as eight hexadecimal digits in upper case. */
export function crc32(bytes: Uint8Array): string {
  let crc = -1;
  // By index: an iterator takes several times as long, and a phone does this after every answer.
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ (ofByte[(crc ^ (bytes[i] ?? 0)) & 255] ?? 0);
  return (~crc >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

/** What each byte does to the sum: whole games are summed after every answer. */
const ofByte = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  return crc;
});
