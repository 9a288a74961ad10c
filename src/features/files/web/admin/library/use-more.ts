import { useEffect, useEffectEvent, useRef } from 'react';

/** Loads the next page when the end of the list is near. @returns the ref of an element at that end */
export function useMore(hasMore: boolean, isLoading: boolean, onMore: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (hasMore && !isLoading) onMore();
  });
  useEffect(() => {
    const { current } = end;
    if (!current || !hasMore || isLoading) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: '600px',
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [hasMore, isLoading]);
  return end;
}
