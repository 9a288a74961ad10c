import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageContext } from '../../../../../lib/messages/use-messages.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { AudioTrack } from '../../../contract.ts';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { TracksContext } from '../../tracks-context.ts';
import { playlistBlock } from './block.ts';
import { PlaylistView } from './view.tsx';

describe('playlist', () => checkBlock(playlistBlock, PlaylistView));

const track = (id: string): AudioTrack => ({
  _id: id,
  audio: `/files/${id}/r1/${id}.mp3`,
  image: { src: `/files/${id}/r1/cover.jpg`, alt: 'A kiln' },
  header: `Song ${id}`,
  artist: 'Band',
  caption: '',
  index: 0,
  duration: 61,
  sale: null,
  preview: false,
});
const show = (chosen: (string | null)[], editing = false, tracks = ['a', 'b', 'c'].map(track)) =>
  renderToStaticMarkup(
    createElement(
      TracksContext,
      { value: { tracks, editing } },
      createElement(PlaylistView, {
        id: 'b',
        title: 'Listen',
        text: '',
        tracks: chosen.map((each) => ({ track: each })),
      }),
    ),
  );
const songs = (html: string) => [...html.matchAll(/Play Song (\w)/g)].map(([, id]) => id);

test('with none chosen all are shown; chosen ones in their order, each once, without those that are gone', () => {
  expect(songs(show([]))).toEqual(['a', 'b', 'c']);
  expect(songs(show(['c', null, 'a', 'gone', 'c']))).toEqual(['c', 'a']);
});

test.each<[Language, string]>([
  ['en', 'Play Low Sun'],
  ['de', 'Low Sun abspielen'],
  ['nl', 'Low Sun afspelen'],
  ['fr', 'Lire Low Sun'],
  ['ar', 'تشغيل \u2068Low Sun\u2069'],
])('in %s the button of a track is labelled “%s”', (language, label) => {
  const tracks = [{ ...track('a'), header: 'Low Sun' }];
  const view = createElement(PlaylistView, { id: 'b', title: 'Listen', text: '', tracks: [] });
  const html = renderToStaticMarkup(
    createElement(
      LanguageContext,
      { value: language },
      createElement(TracksContext, { value: { tracks, editing: false } }, view),
    ),
  );
  expect(html).toContain(`aria-label="${label}"`);
});

test('title, artist and caption have their own direction', () => {
  const tracks = [{ ...track('a'), header: 'Low Sun!', artist: 'Tide & Co.', caption: 'Live.' }];
  const view = createElement(PlaylistView, { id: 'b', title: '', text: '', tracks: [] });
  const html = renderToStaticMarkup(
    createElement(TracksContext, { value: { tracks, editing: false } }, view),
  );
  for (const words of ['Low Sun!', 'Tide &amp; Co.', 'Live.']) expect(html).toContain(`<bdi>${words}</bdi>`);
});

test('without script each is a link to its sound, with a small picture', () => {
  const html = show(['b']);
  expect(html).toContain('href="/files/b/r1/b.mp3"');
  expect(html).not.toContain('role="button"');
  expect(html).toContain('data-replay=""');
});

test('with nothing to hear there is nothing, but on the canvas a sentence', () => {
  expect(show([], false, [])).toBe('');
  expect(show([], true, [])).toContain('Tracks you add under Audio will appear here');
});
