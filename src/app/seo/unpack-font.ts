let last: Promise<unknown> = Promise.resolve();

/**
 * Decompresses a WOFF2 font. One at a time: the decoder returns a view of its memory, which the next call overwrites.
 */
export function unpackFont(woff2: Uint8Array): Promise<Buffer> {
  const plain = last.then(async () => {
    const { default: decompress } = await import('wawoff2/decompress.js');
    return Buffer.from(await decompress(woff2));
  });
  last = plain.catch(() => undefined);
  return plain;
}
