/** Places whose pages are nobody else's business, or no pages at all. */
const privatePlaces =
  /^\/(admin|account|order|booking|waiting|api|preview|newsletter|unsubscribe|files|audio|social|internal|loading)(\/|$)/;

export const isPrivatePath = (pathname: string): boolean => privatePlaces.test(pathname);

/** Only whole pages that are the same for everybody may lie in a browser for longer. */
export function mayBeKept(response: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const { headers } = response;
  return (
    response.status === 200 &&
    !response.redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
