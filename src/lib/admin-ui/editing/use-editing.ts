import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../http/client.ts';
import { sentenceOf } from '../../ui/sentences.ts';
import { tell, tellError } from '../tell.tsx';
import { focusUnclearNumber } from '../numbers/unclear-numbers.ts';
import { offerUndo } from './undoable.tsx';
import { changesOf } from './draft-history.ts';
import { useDraft } from './use-draft.ts';

interface Sent<Loaded, Draft> {
  now: Draft;
  /** The fields that differ from those of `stored`. */
  changes: Partial<Draft>;
  /** The record that the draft is based on; its version is sent, so that nothing newer is overwritten unseen. */
  stored: Loaded;
}

interface Options<Loaded, Draft> {
  /** The values of the fields. */
  draftOf: (stored: Loaded) => Draft;
  send: (work: Sent<Loaded, Draft>) => Promise<NonNullable<Loaded>>;
  /** Puts a record that the server sent into the cache. */
  keep: (stored: NonNullable<Loaded>) => void;
  /** The message after saving, which `undo` offers to take back. */
  says: string | ((saved: NonNullable<Loaded>) => string);
  /** Stores what was stored before. */
  undo?: (before: NonNullable<Loaded>, saved: NonNullable<Loaded>) => Promise<NonNullable<Loaded>>;
  /** Fields are independent: keeping one's own leaves those that weren't edited as the other person saved them. */
  merges?: boolean;
}

/** A newer version that another window or person saved. */
export interface Conflict<Stored> {
  /** Undefined while there is no conflict. */
  theirs: Stored | undefined;
  keepMine: () => void;
  keepTheirs: () => void;
  /** Returns to the draft; saving it asks again. */
  decideLater: () => void;
}

export interface Editing<Loaded, Draft> {
  stored: Loaded;
  now: Draft;
  /** Incremented when editors with their own state must be filled again. */
  turn: number;
  isChanged: boolean;
  saving: boolean;
  /** By path, such as `variants.0.price`. */
  errors: Readonly<Record<string, string>>;
  /** Why saving failed, unless that is a conflict or the end of the session. */
  problem: string | null;
  conflict: Conflict<NonNullable<Loaded>>;
  /** @param what names what is changed, for undo; by default the fields of the patch */
  change: (patch: Partial<Draft>, what?: string) => void;
  /** @returns whether the draft is saved */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Shows a record as it is stored. */
  load: (stored: NonNullable<Loaded>) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

const versionOf = (record: object | null): number =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : 0;

const NO_ERRORS = {};

/**
 * A record that is edited and then saved on the version that it is based on: its draft with undo, refusals by field, and the
 * conflict with what was saved meanwhile. `null` is a new record.
 */
export function useEditing<Loaded extends object | null, Draft extends object>(
  loaded: Loaded,
  { draftOf, send, keep, says, undo, merges = false }: Options<Loaded, Draft>,
): Editing<Loaded, Draft> {
  type Stored = NonNullable<Loaded>;
  const [stored, setStored] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  const draft = useDraft(() => draftOf(loaded));
  const { now } = draft;
  const changes = changesOf(draftOf(stored), now);
  const isChanged = Object.keys(changes).length > 0;

  const mutation = useMutation({
    mutationFn: async (sent: Sent<Loaded, Draft>) => ({ sent, saved: await send(sent) }),
    meta: { quiet: true },
    onSuccess: ({ sent, saved }) => {
      setStored(saved);
      draft.settle(sent.now, draftOf(saved));
      keep(saved);
      const message = typeof says === 'string' ? says : says(saved);
      const { stored: before } = sent;
      if (!undo || before === null) return tell(message);
      const restore = async () => {
        const restored = await undo(before, saved);
        load(restored);
        keep(restored);
      };
      offerUndo({ says: message, undo: () => void restore().catch(tellError) });
    },
  });
  const { error, isPending, reset } = mutation;
  const run = (base: Loaded, own: Draft): Promise<boolean> =>
    mutation.mutateAsync({ now: own, changes: changesOf(draftOf(base), own), stored: base }).then(
      () => true,
      () => false,
    );
  const load = (one: Loaded) => {
    setStored(one);
    draft.replace(draftOf(one));
  };

  // What was loaded again shows changes made elsewhere, but never replaces what is being edited.
  if (loaded !== seen) {
    setSeen(loaded);
    if (!isChanged && !isPending && versionOf(loaded) >= versionOf(stored)) {
      setStored(loaded);
      draft.settle(now, draftOf(loaded));
    }
  }

  const refusal = error instanceof CallError ? error : null;
  const theirs = refusal?.code === 'stale-version' ? (refusal.current as Stored) : undefined;
  return {
    stored,
    now,
    turn: draft.turn,
    isChanged,
    saving: isPending,
    errors: refusal?.code === 'address-taken' ? { slug: refusal.message } : (refusal?.fields ?? NO_ERRORS),
    problem: error && !theirs && refusal?.status !== 401 ? sentenceOf(error) : null,
    conflict: {
      theirs,
      keepMine: () => {
        if (!theirs) return;
        const own = merges ? { ...draftOf(theirs), ...changes } : now;
        setStored(theirs);
        draft.replace(own);
        void run(theirs, own);
      },
      keepTheirs: () => {
        if (!theirs) return;
        load(theirs);
        keep(theirs);
        reset();
      },
      decideLater: reset,
    },
    change: (patch, what = Object.keys(patch).join()) =>
      draft.change((before) => ({ ...before, ...patch }), what),
    save: () => (isPending || focusUnclearNumber() ? Promise.resolve(false) : run(stored, now)),
    discard: () => {
      load(versionOf(loaded) > versionOf(stored) ? loaded : stored);
      reset();
    },
    load,
    undo: draft.undo,
    redo: draft.redo,
  };
}
