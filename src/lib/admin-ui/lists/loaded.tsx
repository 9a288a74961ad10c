import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadError } from './load-error.tsx';

interface Props<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Fields once what they hold has arrived; until then their place, or why it did not arrive. */
export function Loaded<T>({ query: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  return error ? (
    <LoadError error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton rows={6} height={64} />
  );
}
