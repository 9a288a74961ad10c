import { create } from 'zustand';

/** Pages hidden from the list, which will be deleted unless the user undoes it. */
export const useDeleting = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const markDeleting = (marked: readonly string[]): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids, ...marked]) }));

export const unmarkDeleting = (marked: readonly string[]): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids].filter((each) => !marked.includes(each))) }));
