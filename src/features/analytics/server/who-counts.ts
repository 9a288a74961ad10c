/**
 * Whether a visitor opts out of counting (Do Not Track, Global Privacy Control), or the browser prefetches for a
 * visit that may never happen.
 * @param header of the request, by its lower-case name
 */
export const wantsNoCount = (header: (name: string) => string | undefined): boolean =>
  header('dnt') === '1' || header('sec-gpc') === '1';

const ahead = /prefetch|prerender|preview/i;

/** Whether a document request opens a page in a window of its own, now. */
export function isVisit(header: (name: string) => string | undefined): boolean {
  const mode = header('sec-fetch-mode');
  const place = header('sec-fetch-dest');
  if (
    (mode !== undefined && mode !== 'navigate') ||
    (place !== undefined && !/^(document|empty)$/.test(place))
  )
    return false;
  return !ahead.test(
    header('sec-purpose') ?? header('purpose') ?? header('x-purpose') ?? header('x-moz') ?? '',
  );
}
