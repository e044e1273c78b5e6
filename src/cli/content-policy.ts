/**
 * What a page of the app may do: its own files, its own workers, the decoder's WebAssembly; nothing from elsewhere. Our
 * server says it in a header, and the built page itself in a meta tag, for websites whose server says nothing.
 */
export const policy: string = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: mediastream:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');
