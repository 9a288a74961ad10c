import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../http/client.ts';
import { sentenceOf } from '../../ui/sentences.ts';
import { tell } from '../tell.tsx';

export interface SettingsForm<V> {
  values: V;
  isChanged: boolean;
  saving: boolean;
  /** By path, such as `settings.colours.main`. */
  errors: Record<string, string>;
  /** The message above the form: a conflict, or a refusal that belongs to no field. */
  notice: string | null;
  set: (part: Partial<V>) => void;
  save: () => void;
  discard: () => void;
}

interface Settings<S, V> {
  stored: S;
  read: (stored: S) => V;
  send: (changes: Partial<V>, values: V, version: number) => Promise<S>;
  /** Takes the server's reply as the stored state. */
  keep: (stored: S) => void;
  /** Message after saving. */
  saved: string;
}

/**
 * The form state of a settings screen. Only changed values are sent, with the version that they are based on. If another person
 * saved meanwhile, their changes appear in untouched fields, and saving again overwrites the rest.
 */
export function useSettingsForm<S extends { version: number }, V extends object>({
  stored,
  read,
  send,
  keep,
  saved,
}: Settings<S, V>): SettingsForm<V> {
  const [changes, setChanges] = useState<Partial<V>>({});
  const [basedOn, setBasedOn] = useState<number | null>(null);
  const shown = read(stored);
  const values = { ...shown, ...changes };

  const save = useMutation({
    mutationFn: () => send(changes, values, basedOn ?? stored.version),
    meta: { quiet: true },
    onSuccess: (reply) => {
      keep(reply);
      setChanges({});
      setBasedOn(null);
      tell(saved);
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== 'stale-version') return;
      const theirs = error.current as S;
      keep(theirs);
      setBasedOn(theirs.version);
    },
  });
  const { error } = save;
  const refusal = error instanceof CallError ? error : null;
  const errors = refusal?.fields ?? {};
  const notice =
    refusal?.code === 'stale-version'
      ? 'Someone else changed these settings. Their changes are shown in the fields you haven’t edited. Check them, then save again.'
      : error && refusal?.status !== 401 && Object.keys(errors).length === 0
        ? sentenceOf(error)
        : null;

  return {
    values,
    isChanged: Object.keys(changes).length > 0,
    saving: save.isPending,
    errors,
    notice,
    set: (part) => {
      setBasedOn((before) => before ?? stored.version);
      setChanges((before) => {
        const next = { ...before, ...part };
        // Typed back to the stored value: no change.
        for (const key of Object.keys(part) as (keyof V)[])
          if (JSON.stringify(next[key]) === JSON.stringify(shown[key])) delete next[key];
        return next;
      });
    },
    save: () => save.mutate(),
    discard: () => {
      setChanges({});
      setBasedOn(null);
      save.reset();
    },
  };
}
