import { describe, expect, test } from 'vitest';
import { cuesIn, linesOfCues, linesOfText, transcriptOf, vttOf } from './transcript.ts';

const vtt = `WEBVTT - A talk

NOTE not said

STYLE
::cue { color: red }

intro
00:00.500 --> 00:02.000 align:start
<v.loud Anna &amp; Ben>Hello <i>there</i>,
<00:01.000>world &lt;script&gt;

1:02:03.000 --> 1:02:04.000
The end.
`;

describe('a WebVTT file', () => {
  test('has cues with times and speakers, and nothing else', () =>
    expect(cuesIn(vtt)).toEqual([
      { start: 0.5, end: 2, speaker: 'Anna & Ben', text: 'Hello there, world <script>' },
      { start: 3723, end: 3724, speaker: '', text: 'The end.' },
    ]));

  test('is written so that it reads the same, and marks in its text stay text', () => {
    const text = vttOf(cuesIn(vtt));
    expect(text).toContain(
      '00:00:00.500 --> 00:00:02.000\n<v Anna &amp; Ben>Hello there, world &lt;script&gt;',
    );
    expect(cuesIn(text)).toEqual(cuesIn(vtt));
  });
});

test('a SubRip file has the same cues, in order of time', () =>
  expect(
    cuesIn(
      '2\r\n00:00:03,000 --> 00:00:04,000\r\n{\\an8}Second\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,500\r\n<b>First</b>\r\n',
    ),
  ).toEqual([
    { start: 1, end: 2.5, speaker: '', text: 'First' },
    { start: 3, end: 4, speaker: '', text: 'Second' },
  ]));

test('paragraphs end with the speaker, or with a sentence once they are long', () => {
  const cue = (start: number, speaker: string, text: string) => ({ start, end: start + 1, speaker, text });
  const long = 'word '.repeat(70).trim();
  expect(linesOfCues([cue(0, 'A', 'One'), cue(1, 'A', 'two.'), cue(2, 'B', 'Three')])).toEqual([
    { start: 0, speaker: 'A', text: 'One two.' },
    { start: 2, speaker: 'B', text: 'Three' },
  ]);
  expect(linesOfCues([cue(0, '', long), cue(1, '', 'end.'), cue(2, '', 'Next')])).toHaveLength(2);
});

test('a plain text has paragraphs without times or control characters', () =>
  expect(linesOfText('One\u0000\u202E\n\n  two  three\r\n')).toEqual([
    { start: null, speaker: '', text: 'One' },
    { start: null, speaker: '', text: 'two three' },
  ]));

test.each([
  ['nothing', ''],
  ['only a header', 'WEBVTT\n'],
  ['a cue that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\nNo'],
  ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>'],
  ['times that are none', 'WEBVTT\n\n00:99.000 --> 99:99.999\nNo'],
])('%s has no cues', (_, text) => expect(cuesIn(text)).toEqual([]));

test('a file that was made to be slow is read at once', () => {
  const begun = performance.now();
  for (const text of [
    '\n '.repeat(500_000),
    '<'.repeat(1_000_000),
    `\n${' '.repeat(1_000_000)}`,
    '0:'.repeat(500_000),
  ])
    expect(cuesIn(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`).length).toBeLessThan(2);
  expect(cuesIn('00:01.000 --> 00:02.000\nx\n\n'.repeat(40_000))).toHaveLength(20_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('the transcript of an episode is the field for it, or subtitles in another', () => {
  const file = (key: string, value: unknown, kind = 'file') => ({ field: { key, kind }, value });
  expect(transcriptOf([file('notes', '/a.vtt'), file('transcript', '/b.txt')])).toBe('/b.txt');
  expect(transcriptOf([file('notes', '/a.pdf'), file('words', '/a.SRT')])).toBe('/a.SRT');
  expect(transcriptOf([file('notes', '/a.pdf'), file('transcript', {}, 'richText')])).toBeUndefined();
});
