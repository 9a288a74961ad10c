import { expect, test } from 'vitest';
import type { Content } from '../edit/editor.ts';
import { describeChanges } from './describe-changes.ts';
import { canonical } from './same.ts';

const file = '0198a000-0000-7000-8000-000000000000';
const page = (props: Record<string, unknown>): Content => ({
  name: 'Home',
  height: 0,
  seo: {},
  blocks: [{ type: 'image', props: { ...props, id: 'a' } }],
});

test('what the server adds to a picture is no change, in whatever order it comes', () => {
  const written = page({ caption: 'Kiln', picture: { src: '/files/a/1.jpg', alt: 'A kiln', file } });
  const read = page({
    picture: {
      file,
      alt: 'A kiln',
      width: 10,
      height: 10,
      placeholder: 'data:',
      focus: { x: 0, y: 0 },
      src: '/b',
    },
    caption: 'Kiln',
  });
  expect(canonical(written)).toBe(canonical(read));
  expect(describeChanges(read, written, new Map())).toEqual([]);
});

test('other words for a picture, or another picture, are a change', () => {
  const one = page({ picture: { src: '/a', alt: 'A kiln', file } });
  expect(canonical(one)).not.toBe(canonical(page({ picture: { src: '/a', alt: 'A pot', file } })));
  expect(canonical({ src: '/a', alt: '' })).not.toBe(canonical({ src: '/b', alt: '' }));
});
