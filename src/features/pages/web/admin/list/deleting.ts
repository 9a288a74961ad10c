import { create } from 'zustand';

/** Pages hidden from the list, which will be deleted unless the user undoes it. */
export const useDeleting = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const markDeleting = (id: string): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));

export const unmarkDeleting = (id: string): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids].filter((each) => each !== id)) }));
