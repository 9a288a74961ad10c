import { create } from 'zustand';

/** Entries hidden from lists, which will be deleted unless the user undoes it. */
export const useDeleting = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const markDeleting = (added: readonly string[]): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids, ...added]) }));

export const unmarkDeleting = (gone: readonly string[]): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids].filter((id) => !gone.includes(id))) }));
