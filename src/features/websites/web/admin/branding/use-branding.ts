import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Snapshot } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { parseColour } from '../../../../../lib/theme/colour.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import type { BrandState } from '../../../brand-contract.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { websiteQuery } from '../use-website.ts';
import { callBrand } from './brand-calls.ts';
import { brandDraft } from './brand-draft.ts';

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
  busy: boolean;
  conflict: BrandState | null;
  set: (part: Partial<Branding>) => void;
  setBrand: (part: Partial<Branding['brand']>) => void;
  flush: () => Promise<boolean>;
  publish: () => void;
  discard: () => void;
  restore: (id: string) => void;
  /** Absent if there is nothing to undo. */
  undo?: (() => void) | undefined;
  redo?: (() => void) | undefined;
  takeTheirs: () => void;
  keepMine: () => void;
}

interface Steps {
  past: Branding[];
  future: Branding[];
  /** The time of the last change. */
  at: number;
}
const noSteps: Steps = { past: [], future: [], at: 0 };
const STEP = 1000;
const MOST_STEPS = 100;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** An incomplete colour or an empty name is not saved until it is valid. */
const isWhole = ({ name, colours }: Branding) =>
  name.trim() !== '' && Object.values(colours).every((colour) => parseColour(colour) !== null);

/** The design being edited: saved automatically as a draft, shown to visitors when it is published. */
export function useBranding(loaded: BrandState): BrandingForm {
  const queries = useQueryClient();
  const [draft] = useState(() => brandDraft(loaded));
  const { saver, held, take } = draft;
  const { state, conflict } = useStore(held);
  const saving = useSyncExternalStore(saver.subscribe, saver.getSnapshot);
  const [value, setValue] = useState(loaded.draft ?? loaded.published);
  const [busy, setBusy] = useState(false);
  const [steps, setSteps] = useState<Steps>(noSteps);
  const show = (next: BrandState) => {
    take(next);
    setValue(next.draft ?? next.published);
    setSteps(noSteps);
    saver.reset();
    void queries.invalidateQueries({ queryKey: websiteQuery.queryKey });
  };
  const write = (next: Branding) => {
    setValue(next);
    if (isWhole(next)) saver.change({ branding: next });
    else saver.reset();
  };
  const change = (next: Branding) => {
    // Changes within a second are one undo step, like the letters of a word.
    const now = Date.now();
    setSteps(({ past, at }) => ({
      past: now - at < STEP && past.length > 0 ? past : [...past, value].slice(-MOST_STEPS),
      future: [],
      at: now,
    }));
    write(next);
  };
  const go = (from: 'past' | 'future') => {
    const wanted = steps[from].at(-1);
    if (!wanted) return undefined;
    const to = from === 'past' ? 'future' : 'past';
    return () => {
      setSteps({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], value], at: 0 });
      write(wanted);
    };
  };
  const act = (work: () => Promise<void>) => {
    setBusy(true);
    void work()
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const restore = (id: string) =>
    act(async () => {
      show(await callBrand('POST /api/website/brand/restore', { body: { _id: id } }));
      tell('Earlier design restored.');
    });

  return {
    value,
    state,
    saving,
    errors: saving.error instanceof CallError ? saving.error.fields : {},
    saved: state.version,
    differs: !same(value, state.published),
    busy,
    conflict,
    set: (part) => change({ ...value, ...part }),
    setBrand: (part) => change({ ...value, brand: { ...value.brand, ...part } }),
    flush: () => (isWhole(value) ? saver.flush() : Promise.resolve(false)),
    publish: () =>
      act(async () => {
        if (!(await saver.flush())) return;
        const next = await callBrand('POST /api/website/brand/publish', {
          body: { version: held.getState().state.version },
        });
        show(next);
        const before = next.history[0];
        if (before) offerUndo({ says: 'Design published.', undo: () => restore(before._id) });
      }),
    discard: () =>
      act(async () => {
        const dropped = value;
        saver.reset();
        await callBrand('DELETE /api/website/brand/draft');
        show(await callBrand('GET /api/website/brand'));
        offerUndo({ says: 'Changes discarded.', undo: () => change(dropped) });
      }),
    restore,
    undo: go('past'),
    redo: go('future'),
    takeTheirs: () => conflict && show(conflict),
    keepMine: () => {
      if (!conflict) return;
      take(conflict);
      saver.change({ branding: value });
      void saver.flush();
    },
  };
}
