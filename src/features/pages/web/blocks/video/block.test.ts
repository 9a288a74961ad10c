import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { videoBlock } from './block.ts';
import { VideoView } from './view.tsx';

describe('video', () => checkBlock(videoBlock, VideoView));

test('nothing of the service is loaded before a press; without script it is a link', () => {
  const html = markup(videoBlock, VideoView, { address: 'https://youtu.be/aqz-KE-bpKQ', title: 'Tour' });
  expect(html).not.toMatch(/<iframe|ytimg|src=/);
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ" rel="noopener" data-replay=""/,
  );
});
test('a file of the site plays by the browser’s own means', () => {
  const html = markup(videoBlock, VideoView, { address: '/files/tour.mp4', subtitles: '/files/tour.vtt' });
  expect(html).toMatch(/<video [^>]*controls=""/);
  expect(html).toContain('<track kind="captions" src="/files/tour.vtt"');
});
test.each([
  'https://evil.test/x.mp4',
  '/files/page.html',
  'javascript:alert(1)//.mp4',
  'https://open.spotify.com/track/x',
])('%s is refused', (address) =>
  expect(videoBlock.schema.safeParse({ address }).error?.issues[0]?.path).toEqual(['address']),
);
