import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { embedBlock } from './block.ts';
import { EmbedView } from './view.tsx';

describe('embed', () => checkBlock(embedBlock, EmbedView));

test('of pasted code only the address is kept', () => {
  const pasted =
    '<iframe src="https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy" onload="alert(1)"></iframe><script>x</script>';
  expect(embedBlock.schema.parse({ address: pasted })).toMatchObject({
    address: 'https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy',
  });
});
test('tells beforehand who will hear of the visit', () =>
  expect(markup(embedBlock, EmbedView, embedBlock.defaults)).toMatch(
    /This content comes from OpenStreetMap, which can collect data/,
  ));
test.each(['https://evil.test/', '<script>alert(1)</script>', 'https://www.google.com/search?q=x'])(
  '%s is refused with the services that can be shown',
  (address) =>
    expect(embedBlock.schema.safeParse({ address }).error?.issues[0]?.message).toMatch(/OpenStreetMap/),
);
