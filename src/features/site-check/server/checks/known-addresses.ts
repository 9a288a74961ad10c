import { readEntryPath } from '../../../../lib/links/entry-path.ts';
import { isInEachLanguage, withoutLanguage } from '../../../../lib/links/language-paths.ts';
import type { Caller } from '../services.ts';

/** Addresses that the product itself answers, besides the screens that exist in each language. */
const own = /^\/($|(account|order|404|feed\.xml|sitemap\.xml|robots\.txt)(\/|$)|(api|demo|assets)\/)/;

/** Whether visitors find something at a path of every site. Records are asked for: a large site's are too many to list. */
export const isOfEverySite = (path: string): boolean =>
  own.test(path) || (recordIn(path) === null && isInEachLanguage(path));

const recordIn = (path: string): { kind: 'product' | 'service'; id: string } | null => {
  const [, kind, id = ''] = /^\/(product|service)\/([^/]+)$/.exec(path) ?? [];
  return kind === 'product' || kind === 'service' ? { kind, id } : null;
};

const list =
  /^\/(?<type>[^/]+)(?:\/(?<kind>category|tag|author)\/(?<term>[^/]+))?(?<feed>\/(?:feed\.xml|atom\.xml|feed\.json|podcast\.xml|events\.ics))?$/;
const month = /^\/(?<type>[^/]+)\/(?<month>\d{4}\/\d{2})$/;

/** Whether a path leads to a product, service, entry, or list or feed of entries that visitors see. */
export async function leadsToRecord(call: Caller, path: string): Promise<boolean> {
  const answers = (asked: Promise<unknown>) =>
    asked.then(
      () => true,
      () => false,
    );
  const record = recordIn(path);
  if (record) return answers(call(`GET /api/${record.kind}/{id}`, { params: { id: record.id } }));
  const listed = (query: Record<string, string>) =>
    answers(call('GET /api/entries', { query: { ...query, limit: '1' } }));
  const ofMonth = month.exec(path)?.groups;
  if (ofMonth?.['type'])
    return listed({ type: ofMonth['type'], month: (ofMonth['month'] ?? '').replace('/', '-') });
  const { type, kind, term, feed } = list.exec(path)?.groups ?? {};
  if (type && (kind || feed)) return listed({ type, ...(kind && term && { [kind]: term }) });
  const entry = readEntryPath(path.replace(/\/(?:event\.ics|chapters\.json)$/, ''));
  return entry !== null && answers(call('GET /api/entry', { query: entry }));
}

/** The path of a link as the lists of pages and records have it: without a language in front. */
export const plainPath = (path: string): string => withoutLanguage(`${path}/`).replace(/(.)\/$/, '$1');
