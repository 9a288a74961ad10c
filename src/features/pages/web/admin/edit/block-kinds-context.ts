import { createContext, useContext, useMemo } from 'react';
import { SAVED_SECTION } from '../../../section-refs.ts';
import type { BlockKind, BlockKinds } from '../../../../../lib/block-kind.ts';

/** Every kind of block, in the order in which owners see them; given by the app, which alone knows them all. */
export const BlockKindsContext = createContext<readonly BlockKind[]>([]);

export const useBlockKindList = (): readonly BlockKind[] => useContext(BlockKindsContext);

/** Those that are added by themselves; reusable sections are chosen by their own names. */
export function usePickableKinds(): readonly BlockKind[] {
  const list = useContext(BlockKindsContext);
  return useMemo(() => list.filter(({ type }) => type !== SAVED_SECTION), [list]);
}

export function useBlockKinds(): BlockKinds {
  const list = useContext(BlockKindsContext);
  return useMemo(() => new Map(list.map((kind) => [kind.type, kind])), [list]);
}
