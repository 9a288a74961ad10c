import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Preferences, preferencesContract } from '../../../features/accounts/preferences-contract.ts';
import { ListPreferencesContext, plainList } from '../../../lib/admin-ui/preferences.ts';
import { tellError } from '../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../lib/http/client.ts';

const call = browserClient<typeof preferencesContract>();

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => call('GET /api/account/preferences'),
  staleTime: Infinity,
});

/** Applied immediately; reverted if saving fails. */
export function useSavePreferences(): (part: Preferences) => void {
  const queries = useQueryClient();
  return (part) => {
    const { queryKey } = preferencesQuery;
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, (now: Preferences = {}) => ({
      ...now,
      ...part,
      lists: { ...now.lists, ...part.lists },
    }));
    call('PUT /api/account/preferences', { body: part }).catch((error: unknown) => {
      queries.setQueryData(queryKey, before);
      tellError(error);
    });
  };
}

/** Provides lists with the views and columns that the person has chosen. */
export function ListPreferences({ children }: { children: ReactNode }) {
  const { data } = useQuery(preferencesQuery);
  const save = useSavePreferences();
  const value = useMemo(
    () => ({
      isLoaded: data !== undefined,
      of: (list: keyof NonNullable<Preferences['lists']>) => data?.lists?.[list] ?? plainList,
      change: (list: keyof NonNullable<Preferences['lists']>, options: typeof plainList) =>
        save({ lists: { [list]: options } }),
    }),
    [data, save],
  );
  return <ListPreferencesContext value={value}>{children}</ListPreferencesContext>;
}
