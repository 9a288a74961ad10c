declare module 'wawoff2/decompress.js' {
  /** A WOFF2 font, decompressed (TrueType or OpenType). */
  export default function decompress(font: Uint8Array): Promise<Uint8Array>;
}
