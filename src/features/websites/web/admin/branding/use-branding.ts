import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Snapshot } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useDraft } from '../../../../../lib/admin-ui/editing/use-draft.ts';
import type { Conflict } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { parseColour } from '../../../../../lib/theme/colour.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import type { BrandState } from '../../../brand-contract.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { websiteQuery } from '../use-website.ts';
import { callBrand } from './brand-calls.ts';
import { brandDraft } from './brand-draft.ts';
import { hasHalfLinks, withCompleteLinks } from './footer-links.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

export interface BrandingForm {
  /** The values of the fields. */
  value: Branding;
  state: BrandState;
  saving: Snapshot;
  errors: Record<string, string>;
  /** The version of the last saved draft; the preview reloads the pages when it changes. */
  saved: number;
  /** Whether the fields contain unpublished changes. */
  differs: boolean;
  /**
   * What can’t be published as it is: an empty name or an invalid colour, with which nothing is saved; or a link of the footer that has been
   * begun, without which everything else is saved.
   */
  unfinished: 'fields' | 'links' | null;
  busy: boolean;
  conflict: Conflict<BrandState>;
  set: (part: Partial<Branding>) => void;
  setBrand: (part: Partial<Branding['brand']>) => void;
  flush: () => Promise<boolean>;
  publish: () => void;
  discard: () => void;
  restore: (id: string) => void;
  /** Absent if there is nothing to undo. */
  undo?: (() => void) | undefined;
  redo?: (() => void) | undefined;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** An incomplete colour or an empty name is not saved until it is valid. */
const isWhole = ({ name, colours }: Branding) =>
  name.trim() !== '' && Object.values(colours).every((colour) => parseColour(colour) !== null);

/** The design being edited: saved automatically as a draft, shown to visitors when it is published. */
export function useBranding(loaded: BrandState): BrandingForm {
  const words = useMessages(brandingAdmin);
  const queries = useQueryClient();
  const [draft] = useState(() => brandDraft(loaded));
  const { saver, held, take } = draft;
  const { state, conflict: theirs } = useStore(held);
  const saving = useSyncExternalStore(saver.subscribe, saver.getSnapshot);
  const edited = useDraft(() => loaded.draft ?? loaded.published);
  const { now: value, undo, redo } = edited;
  const [busy, setBusy] = useState(false);
  const show = (next: BrandState) => {
    take(next);
    edited.restart(next.draft ?? next.published);
    saver.reset();
    void queries.invalidateQueries({ queryKey: websiteQuery.queryKey });
  };
  const keep = (next: Branding) => {
    if (isWhole(next)) saver.change({ branding: withCompleteLinks(next) });
    else saver.reset();
  };
  const change = (patch: Partial<Branding>) => {
    const next = { ...value, ...patch };
    edited.change(() => next, Object.keys(patch).join());
    keep(next);
  };
  const unfinished = isWhole(value) ? (hasHalfLinks(value) ? 'links' : null) : 'fields';
  const act = (work: () => Promise<void>) => {
    setBusy(true);
    void work()
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const restore = (id: string) =>
    act(async () => {
      show(await callBrand('POST /api/website/brand/restore', { body: { _id: id } }));
      tell(words.earlierDesignRestored);
    });

  return {
    value,
    state,
    saving,
    errors: saving.error instanceof CallError ? saving.error.fields : {},
    saved: state.version,
    differs: unfinished !== null || !same(withCompleteLinks(value), state.published),
    unfinished,
    busy,
    conflict: {
      theirs: theirs ?? undefined,
      keepTheirs: () => theirs && show(theirs),
      keepMine: () => {
        if (!theirs) return;
        take(theirs);
        saver.change({ branding: withCompleteLinks(value) });
        void saver.flush();
      },
      decideLater: () => take(held.getState().state),
    },
    set: change,
    setBrand: (part) => change({ brand: { ...value.brand, ...part } }),
    flush: () => (isWhole(value) ? saver.flush() : Promise.resolve(false)),
    publish: () =>
      act(async () => {
        if (!(await saver.flush())) return;
        const next = await callBrand('POST /api/website/brand/publish', {
          body: { version: held.getState().state.version },
        });
        show(next);
        const before = next.history[0];
        if (before) offerUndo({ says: words.designPublished, undo: () => restore(before._id) });
      }),
    discard: () =>
      act(async () => {
        const dropped = value;
        saver.reset();
        await callBrand('DELETE /api/website/brand/draft');
        show(await callBrand('GET /api/website/brand'));
        offerUndo({ says: words.changesDiscarded, undo: () => change(dropped) });
      }),
    restore,
    undo: undo && (() => keep(undo())),
    redo: redo && (() => keep(redo())),
  };
}
