import { createContext, useContext } from 'react';
import type { ListName } from '../list-names.ts';

export interface SavedView {
  name: string;
  /** Filters, as the query of the list’s address. */
  query: string;
}

export interface ListOptions {
  views: SavedView[];
  /** Hidden columns. */
  hidden: string[];
  /** Columns that are shown although they are hidden unless somebody chooses them. */
  shown?: string[] | undefined;
  compact: boolean;
}

interface ListPreferences {
  /** False until loaded; a change before that would overwrite stored preferences. */
  isLoaded: boolean;
  of: (list: ListName) => ListOptions;
  change: (list: ListName, options: ListOptions) => void;
}

export const plainList: ListOptions = { views: [], hidden: [], compact: false };

/** Provided by the admin’s root, because accounts store them. */
export const ListPreferencesContext = createContext<ListPreferences>({
  isLoaded: false,
  of: () => plainList,
  change: () => undefined,
});

export interface UsedList extends ListOptions {
  isLoaded: boolean;
  change: (part: Partial<ListOptions>) => void;
  shows: (column: string) => boolean;
  toggle: (column: string, isShown: boolean) => void;
}

/** A person's preferences for a list: saved views, columns and density. */
export function useListOptions(list: ListName): UsedList {
  const { isLoaded, of, change } = useContext(ListPreferencesContext);
  const options = of(list);
  return {
    ...options,
    isLoaded,
    change: (part) => change(list, { ...options, ...part }),
    shows: (column) => !options.hidden.includes(column),
    toggle: (column, isShown) =>
      change(list, {
        ...options,
        hidden: [...options.hidden.filter((each) => each !== column), ...(isShown ? [] : [column])],
      }),
  };
}
