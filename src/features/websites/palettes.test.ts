import { describe, expect, test } from 'vitest';
import {
  brandPairs,
  contrastProblems,
  surfaceVariables,
  textPairs,
  themeVariables,
} from '../../lib/theme/colour.ts';
import { contrast } from '../../lib/content/readable.ts';
import { palettes } from './palettes.ts';

test('there are at least twelve, no two alike', () => {
  const all = Object.values(palettes).map(({ colours }) => JSON.stringify(colours));
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(Object.entries(palettes))('%s', (_id, { colours }) => {
  test('needs no repair by the guard', () => {
    expect(contrastProblems(colours)).toEqual([]);
    const vars = themeVariables(colours);
    for (const [text, ground] of brandPairs)
      expect(contrast(vars[text] ?? '', vars[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  test('keeps every text readable on every ground', () => {
    for (const [surface, vars] of Object.entries(surfaceVariables(colours))) {
      for (const [text, ground] of textPairs)
        expect(
          contrast(vars[text] ?? '', vars[ground] ?? ''),
          `${text} on ${ground}, ${surface}`,
        ).toBeGreaterThanOrEqual(4.5);
    }
  });
});
