/**
 * Whether a visitor wants not to be counted (Do Not Track, Global Privacy Control), or the browser asks ahead of a
 * visit that may never come.
 * @param header of the request, by its lower-case name
 */
export const wantsNoCount = (header: (name: string) => string | undefined): boolean =>
  header('dnt') === '1' || header('sec-gpc') === '1';

const ahead = /prefetch|prerender|preview/i;

/** Whether a request for a document comes from a page that opens in its own window, now. */
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
