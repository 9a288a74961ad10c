import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { TracksContext } from '../../tracks-context.ts';
import { audioTrackBlock } from './block.ts';
import { AudioTrackView } from './view.tsx';

describe('audio track', () => checkBlock(audioTrackBlock, AudioTrackView));

const tracks = ['a', 'b'].map((id) => ({
  _id: id,
  audio: `/audio/${id}/r1/preview.mp3`,
  image: null,
  header: `Song ${id}`,
  artist: '',
  caption: 'Live',
  index: 0,
  duration: 30,
  sale: null,
  preview: true,
}));
const show = (track: string | null, editing = false) =>
  renderToStaticMarkup(
    createElement(
      TracksContext,
      { value: { tracks, editing } },
      createElement(AudioTrackView, { id: 'b', track, text: '' }),
    ),
  );

test('the chosen track is shown, else the first one; one that is gone leaves nothing but words on the canvas', () => {
  expect(show('b')).toContain('Song b');
  expect(show(null)).toContain('Song a');
  expect(show('gone')).toBe('');
  expect(show('gone', true)).toContain('Choose a track');
});

test('what is a preview is called one', () => expect(show('a')).toContain('Preview 0:30'));
