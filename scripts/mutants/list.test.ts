import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../check/all.ts';
import { mutants } from './list.ts';
import { applyEdit, timesFound } from './mutant.ts';

describe('the kept list of faults', () => {
  test('is long enough, and each fault has a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  test.each(mutants)('$name: applies to the sources as they are', async ({ edits, tests }) => {
    for (const edit of edits) {
      const source = await readFile(join(root, edit.file), 'utf8');
      expect(timesFound(source, edit), `${edit.file}: ${edit.find}`).toBe(1);
      expect(applyEdit(source, edit)).not.toBe(source);
    }
    for (const pattern of tests) {
      const files = pattern.endsWith('.ts') ? pattern : `${pattern}/**/*.test.{ts,tsx}`;
      expect(globSync(files, { cwd: root }), pattern).not.toEqual([]);
    }
  });
});
