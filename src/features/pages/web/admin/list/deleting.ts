import { create } from 'zustand';

/** Pages that are gone for the eye, and will be deleted unless somebody takes it back. */
export const useDeleting = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const markDeleting = (id: string): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));

export const unmarkDeleting = (id: string): void =>
  useDeleting.setState(({ ids }) => ({ ids: new Set([...ids].filter((each) => each !== id)) }));
