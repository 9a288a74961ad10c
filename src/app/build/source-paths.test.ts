import { expect, test } from 'vitest';
import { sourcePaths } from './source-paths.ts';

const { transform } = sourcePaths('/srv/shop', 'dist/program');
const bundled = (code: string, id: string) =>
  (transform as (code: string, id: string) => { code: string } | null)(code, id)?.code;

test('a bundled module finds the files beside its source, wherever the program is', () => {
  const thread = bundled(
    `const a = new URL('./thread.ts', import.meta.url);\nconst b = import.meta.dirname;`,
    '/srv/shop/src/features/audio/sound.ts',
  );
  expect(thread).toContain(
    `new URL('./thread.ts', new URL("../../src/features/audio/sound.ts", import.meta.url).href)`,
  );
  expect(thread).toContain(`b = joinedPath(import.meta.dirname, "../../src/features/audio")`);
  expect(thread?.split('\n')).toHaveLength(2);
});

test('packages and modules that need no path stay as they are', () => {
  expect(bundled('import.meta.url', '/srv/shop/node_modules/kysely/index.js')).toBeUndefined();
  expect(bundled('import.meta.url', '\0rolldown/runtime.js')).toBeUndefined();
  expect(bundled('export const a = 1;', '/srv/shop/src/a.ts')).toBeUndefined();
});
