import type { ComponentProps, ReactNode } from 'react';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { directionOf } from '../../../../lib/values/direction.ts';
import { PageBlocks, ShownPageContext, useStart } from '../../../pages/web/index.ts';
import { EntryContext, type EntryHere } from './entry-context.ts';
import { partId } from './lay-out.ts';
import type { Shown } from './show-entry.ts';
import css from './entry.module.css';

interface Props {
  shown: Shown;
  about: ComponentProps<typeof PageBlocks>['about'];
  /** The blocks of the layout, with those of the entry in their place. */
  blocks: readonly Block[];
  isOriginal: boolean;
  /** Shown in place of the content. */
  instead: ReactNode;
  /** Whether it needs script at once. */
  runs: boolean;
}

/** An entry in the layout of its type. */
export function LaidOutEntry({ shown, about, blocks, isOriginal, instead, runs }: Props) {
  const original = useOriginal();
  const { other, main } = useStart();
  const {
    entry,
    page: _page,
    comments = null,
    currency,
    base: _base,
    site: _site,
    unlocks: _,
    ...parts
  } = shown;
  const isLayoutOriginal = other !== '' && !entry.layout?.languages?.includes(other);
  const titleId = partId(blocks, 'title');
  const contentId = partId(blocks, 'content');
  const here: EntryHere = {
    entry,
    comments,
    tracks: parts.tracks.tracks.filter(({ _id }) => _id === entry.episode?.track),
    currency,
    isOriginal,
    isLayoutOriginal,
    titleId,
    contentId,
    instead,
    commentsId: partId(blocks, 'comments'),
  };
  return (
    <ShownPageContext value={{ ...about, blocks }}>
      <EntryContext value={here}>
        <article
          className={css.laidOut}
          tabIndex={-1}
          data-runs={runs ? '' : undefined}
          {...(isLayoutOriginal ? { lang: main, dir: directionOf(main) } : {})}
        >
          {titleId === null && (
            <h1 className="visually-hidden" {...original(entry, 'name')}>
              {entry.name}
            </h1>
          )}
          <PageBlocks key={entry._id} blocks={blocks} parts={parts} about={about} titled />
          {contentId === null && instead && <div className={css.instead}>{instead}</div>}
        </article>
      </EntryContext>
    </ShownPageContext>
  );
}
