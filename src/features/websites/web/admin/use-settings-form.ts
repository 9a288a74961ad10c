import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { Website, WebsiteSettings } from '../../contract.ts';
import { saveSettings, websiteQuery } from './use-website.ts';

interface SettingsForm<V> {
  values: V;
  isChanged: boolean;
  saving: boolean;
  /** By path, such as `settings.colours.main`. */
  errors: Record<string, string>;
  /** What to say above the form: a conflict, or a refusal that belongs to no field. */
  notice: string | null;
  set: (part: Partial<V>) => void;
  save: () => void;
  discard: () => void;
}

/**
 * Values of a settings screen. Only what was changed is sent, with the version that it was based on. Where somebody else
 * saved meanwhile, their changes appear in the fields that were not touched here, and saving again goes over the rest.
 */
export function useSettingsForm<V extends object>(
  website: Website,
  read: (website: Website) => V,
  write: (changes: Partial<V>, values: V) => WebsiteSettings,
): SettingsForm<V> {
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Partial<V>>({});
  const [basedOn, setBasedOn] = useState<number | null>(null);
  const stored = read(website);
  const values = { ...stored, ...changes };

  const save = useMutation({
    mutationFn: () => saveSettings(write(changes, values), basedOn ?? website.version),
    meta: { quiet: true },
    onSuccess: (saved) => {
      queries.setQueryData(websiteQuery.queryKey, saved);
      setChanges({});
      setBasedOn(null);
      tell('Saved. Visitors see it from now on.');
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 409 || !error.current) return;
      const theirs = error.current as Website;
      queries.setQueryData(websiteQuery.queryKey, theirs);
      setBasedOn(theirs.version);
    },
  });
  const { error } = save;
  const refusal = error instanceof CallError ? error : null;
  const errors = refusal?.fields ?? {};
  const notice =
    refusal?.status === 409
      ? 'Somebody else changed the settings in the meantime. Their changes are shown wherever you changed nothing. Look through them, then save again.'
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
      setBasedOn((before) => before ?? website.version);
      setChanges((before) => {
        const next = { ...before, ...part };
        // Typed back to what it was: no change.
        for (const key of Object.keys(part) as (keyof V)[])
          if (JSON.stringify(next[key]) === JSON.stringify(stored[key])) delete next[key];
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
