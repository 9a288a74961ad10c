import { withoutLanguage } from '../../lib/links/language-paths.ts';

/** Prefixes of pages that are private, or no pages. */
const privatePlaces =
  /^\/(admin|account|order|booking|waiting|api|preview|newsletter|unsubscribe|files|audio|social|internal|loading)(\/|$)/;

export const isPrivatePath = (pathname: string): boolean => privatePlaces.test(withoutLanguage(pathname));

/** Only complete pages that are the same for everyone may be kept in a browser. */
export function mayBeKept(response: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const { headers } = response;
  return (
    response.status === 200 &&
    !response.redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
