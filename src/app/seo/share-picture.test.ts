import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../lib/theme/brand.ts';
import { defaultColours } from '../../lib/theme/colour.ts';
import { fontIds } from '../../lib/theme/fonts.ts';
import { canBeDrawn, drawShare, shareMark, type SharePicture } from './share-picture.ts';

const picture = (title: string, brand = {}): SharePicture => ({
  title,
  name: 'The Clay Room',
  theme: { colours: defaultColours, brand: { ...defaultBrand, ...brand } } as SharePicture['theme'],
});

describe('a picture of a title', () => {
  test.each(fontIds)('is drawn in %s without any font being installed', async (heading) => {
    const svg = await drawShare(picture('Opening hours', { fonts: { heading, body: heading } }));
    expect(svg).not.toMatch(/<text|font-family/);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const shades = new Set<number>();
    for (let at = 0; at < data.length; at += info.channels) shades.add(data[at] ?? 0);
    expect(shades.size).toBeGreaterThan(20);
  });

  test.each(['W'.repeat(300), 'word '.repeat(120), 'Łódź, Ærø & Þórshöfn', '🎉 Open day 🎉', '<script>&"'])(
    'stays within its edges: %s',
    async (title) => {
      const svg = await drawShare(picture(title));
      expect(svg).not.toContain('NaN');
      const edge = await sharp(Buffer.from(svg))
        .extract({ left: 1180, top: 0, width: 20, height: 600 })
        .raw()
        .toBuffer();
      // Only the background.
      expect(new Set(edge.toString('hex').match(/.{8}/g)).size).toBe(1);
    },
  );

  test('is left to the network where the families lack its letters', () => {
    expect(['Hello', 'Œuvre', 'Ağaç'].map(canBeDrawn)).toEqual([true, true, true]);
    expect(['こんにちは', 'Привет', '🎉', ''].map(canBeDrawn)).toEqual([false, false, false, false]);
  });

  test('has another address when anything that it shows is another', () => {
    const marks = [
      picture('One'),
      picture('Two'),
      picture('One', { fonts: { heading: 'lora', body: 'inter' } }),
    ].map(shareMark);
    expect(new Set(marks).size).toBe(3);
  });
});
