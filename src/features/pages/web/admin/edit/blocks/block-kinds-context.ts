import { createContext, useContext, useMemo } from 'react';
import type { BlockKind, BlockKinds } from '../../../../../../lib/content/block-kind.ts';

/** Every kind of block, in the order in which owners see them; provided by the app, which alone knows them all. */
export const BlockKindsContext = createContext<readonly BlockKind[]>([]);

export const useBlockKindList = (): readonly BlockKind[] => useContext(BlockKindsContext);

export function useBlockKinds(): BlockKinds {
  const list = useContext(BlockKindsContext);
  return useMemo(() => new Map(list.map((kind) => [kind.type, kind])), [list]);
}
