import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandPairs,
  contrastProblems,
  defaultColours,
  parseColour,
  readablePartner,
  surfaces,
  surfaceVariables,
  textPairs,
  themeCss,
  themeVariables,
  type Colours,
} from './colour.ts';

/** WCAG's formula, independent of the library that the code uses. */
function ratio(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const s = parseInt(hex.slice(at, at + 2), 16) / 255;
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc
  .tuple(channel, channel, channel, fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([r, g, b, a]) => `rgba(${r}, ${g}, ${b}, ${a.toFixed(3)})`);
const anyColours: fc.Arbitrary<Colours> = fc.record({
  main: anyColour,
  link: anyColour,
  button: anyColour,
  background: anyColour,
  text: anyColour,
});

describe('parseColour', () => {
  test.each([
    ['Red', '#ff0000'],
    ['#FFF', '#ffffff'],
    ['rgb(0 0 0 / 50%)', 'rgba(0, 0, 0, 0.5)'],
    ['hsl(120deg 50% 50%)', '#40bf40'],
    ['lab(50% 40 59)', '#bf5702'],
    ['oklch(0.6 0.1 40)', '#b36b51'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
  ])('stores %s as %s', (given, stored) => {
    expect(parseColour(given)).toBe(stored);
    expect(parseColour(stored)).toBe(stored);
  });

  test.each(['', 'reddish', '#12', 'red;}body{display:none', 'url(x)', 7, null, 'x'.repeat(9000)])(
    'refuses %s',
    (given) => expect(parseColour(given)).toBeNull(),
  );
});

describe('readablePartner', () => {
  test('keeps a colour that can be read', () =>
    expect(readablePartner('#ffffff', '#7a3b2e')).toBe('#7a3b2e'));
  test('finds the nearest shade', () => {
    const found = readablePartner('#ffffff', '#ff8800');
    expect(found).not.toBe('#000000');
    expect(ratio(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(found, '#ffffff')).toBeLessThan(6);
  });
  test('judges a translucent colour as it looks', () =>
    expect(ratio(readablePartner('#ffffff', 'rgba(0, 0, 0, 0.2)'), '#ffffff')).toBeGreaterThanOrEqual(4.5));
});

describe('theme', () => {
  test('every text can be read on its ground, whatever the five colours', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const root = themeVariables(colours);
        for (const [text, ground] of brandPairs)
          expect(ratio(root[text] ?? '', root[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            4.5,
          );
        const all = surfaceVariables(colours);
        for (const surface of surfaces) {
          const vars = all[surface];
          for (const [text, ground] of textPairs)
            expect(
              ratio(vars[text] ?? '', vars[ground] ?? ''),
              `${surface}: ${text} on ${ground}`,
            ).toBeGreaterThanOrEqual(4.5);
          for (const edge of ['--action-edge', '--edge', '--focus'] as const)
            expect(
              ratio(vars[edge] ?? '', vars['--surface'] ?? ''),
              `${surface}: ${edge}`,
            ).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('derives the shades of a light and of a dark background', () => {
    const light = themeVariables({ ...defaultColours, background: '#ffffff' });
    expect([1, 2, 3, 4, 5].map((n) => light[`--background-shade-${n}`])).toEqual([
      '#f5f5f5',
      '#dbdbdb',
      '#c2c2c2',
      '#a8a8a8',
      '#8c8c8c',
    ]);
    const dark = themeVariables({ ...defaultColours, background: '#000000' });
    expect([1, 2, 3, 4, 5].map((n) => dark[`--background-shade-${n}`])).toEqual([
      '#1a1a1a',
      '#333333',
      '#4d4d4d',
      '#666666',
      '#666666',
    ]);
  });

  test('a button in the colour of its ground still shows', () => {
    const all = surfaceVariables({ ...defaultColours, main: '#d9a441', button: '#d9a441' });
    expect(all.page['--action']).toBe('#d9a441');
    expect(all.main['--action']).toBe(all.main['--ink']);
    expect(surfaceVariables(defaultColours).page).toMatchObject({
      '--action': '#ffffff',
      '--action-edge': '#000000',
    });
  });

  test('a button keeps the colour of its words under the pointer, and moves where that lets it', () => {
    // A terracotta that would become too light for white text.
    const {
      '--action': action,
      '--action-hover': hover,
      '--on-action': words,
    } = surfaceVariables({
      ...defaultColours,
      button: '#a84b26',
    }).page as Record<string, string>;
    expect([action, words]).toEqual(['#a84b26', '#ffffff']);
    expect(ratio(hover ?? '', words ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(hover).not.toBe(action);
    // Black has no darker shade, and needs none.
    expect(surfaceVariables({ ...defaultColours, button: '#000000' }).page).toMatchObject({
      '--on-action': '#ffffff',
      '--action-hover': '#1a1a1a',
      '--action-active': '#333333',
    });
  });

  test('is safe inside a style element, also for nonsense', () => {
    const css = themeCss({ ...defaultColours, main: '</style><script>alert(1)</script>' });
    expect(css).not.toMatch(/[<>]/);
    expect(css).toMatch(/^:root\{--main:#[0-9a-f]{6};/);
  });

  test('a preview keeps to its own element', () =>
    expect(themeCss(defaultColours, '.preview')).toMatch(/^\.preview\{.*\.preview \[data-surface=dark\]\{/));
});

describe('contrastProblems', () => {
  test('finds nothing to say about black on white', () =>
    expect(contrastProblems({ ...defaultColours, button: '#112233' })).toEqual([]));
  test('names the colour, the ratio and a colour that works', () => {
    const [problem] = contrastProblems({ ...defaultColours, text: '#cccccc' });
    expect(problem).toMatchObject({ colour: 'text', ratio: 1.6, minimum: 4.5 });
    expect(ratio(problem?.suggestion ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
