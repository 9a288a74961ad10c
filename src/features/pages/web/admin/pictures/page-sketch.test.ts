import { expect, test } from 'vitest';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { pageTemplates } from '../../../templates/index.ts';
import { pageSketch } from './page-sketch.ts';

const block = (type: string, props: Record<string, unknown> = {}): Block => ({
  type,
  props: { id: type, ...props },
});

test('columns stand side by side, sections lie on their ground', () => {
  const { pieces } = pageSketch([
    block('section', {
      background: 'tint',
      content: [block('columns', { column1: [block('image')], column2: [block('hours')], column3: [] })],
    }),
  ]);
  expect(pieces.map((piece) => [piece.kind === 'block' ? piece.type : 'band', piece.x, piece.width])).toEqual(
    [
      ['band', 0, 100],
      ['image', 0, 50],
      ['hours', 50, 50],
    ],
  );
  expect(new Set(pieces.map(({ ground }) => ground))).toEqual(new Set(['tint']));
});
test('an empty page and an unknown block leave nothing', () => {
  expect(pageSketch([])).toEqual({ pieces: [], height: 0 });
  expect(pageSketch([block('gone')]).height).toBe(0);
});
test.each(pageTemplates.map((template) => [template.name, template.blocks] as const))(
  '%s has a picture with nothing beside it',
  (_, blocks) => {
    const { pieces, height } = pageSketch(blocks);
    expect(height).toBeGreaterThan(120);
    for (const piece of pieces) {
      expect(piece.x + piece.width).toBeLessThanOrEqual(100.001);
      expect(piece.y + piece.height).toBeLessThanOrEqual(height + 0.001);
    }
  },
);
