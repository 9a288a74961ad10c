import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackFont } from './unpack-font.ts';

const require = createRequire(import.meta.url);
const read = (subset: string) =>
  readFile(require.resolve(`@fontsource-variable/lora/files/lora-${subset}-wght-normal.woff2`));

test('fonts that are unpacked at once are the same as one after the other', async () => {
  const packed = await Promise.all([read('latin'), read('latin-ext')]);
  const together = await Promise.all(packed.map(unpackFont));
  for (const [at, font] of packed.entries()) expect(together[at]?.equals(await unpackFont(font))).toBe(true);
});
