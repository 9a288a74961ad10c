import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadError } from './load-error.tsx';

interface Props<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Fields once their values have loaded; until then a skeleton, or the error. */
export function Loaded<T>({ query: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  return error ? (
    <LoadError error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton rows={6} height={64} />
  );
}
