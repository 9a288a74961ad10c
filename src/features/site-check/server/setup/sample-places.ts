import { type Block } from '../../../../lib/content/block-kind.ts';
import { slotsOf, walkTree } from '../../../../lib/content/block-tree.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../../../entries/entry-shapes.ts';
import type { Page } from '../../../pages/contract.ts';
import type { SetupPlace } from '../../contract.ts';
import type { Caller } from '../services.ts';
import { legalSlugs } from '../legal-pages.ts';
import { say } from './say.ts';
import { textsIn } from './texts-in.ts';

const MOST_PAGES = 60;
const MOST_ENTRIES = 60;

export interface Listed {
  _id: string;
  label: string;
}

/** Its own texts, without those of nested blocks. */
function ownWords(block: Block): unknown {
  const slots = new Set(slotsOf(block).map(([slot]) => slot));
  return Object.fromEntries(Object.entries(block.props).filter(([name]) => !slots.has(name)));
}

async function onPages(
  call: Caller,
  pages: readonly { _id: string }[],
  isSample: (text: string) => boolean,
): Promise<SetupPlace[]> {
  const places: SetupPlace[] = [];
  for (const { _id } of pages.slice(0, MOST_PAGES)) {
    const page = await call<Page>('GET /api/page', { query: { _id, draft: 'true' } });
    const found = [...walkTree(page.blocks)].flatMap(({ block }) =>
      textsIn(ownWords(block))
        .filter(isSample)
        .map(() => block.props.id),
    );
    const [first] = found;
    if (first === undefined) continue;
    const to = `/admin/pages/edit/${_id}?block=${encodeURIComponent(first)}`;
    places.push({ label: page.name, count: found.length, to });
  }
  return places;
}

/** Posts, events and other entries, with their excerpts and fields. */
async function inEntries(
  call: Caller,
  types: readonly Pick<ContentType, '_id' | 'entries'>[],
  isSample: (text: string) => boolean,
): Promise<SetupPlace[]> {
  const places: SetupPlace[] = [];
  for (const { _id, entries: count } of types) {
    if (count === 0) continue;
    const { entries } = await call<{ entries: OwnEntry[] }>('GET /api/content-types/{id}/entries', {
      params: { id: _id },
      query: { limit: String(MOST_ENTRIES) },
    });
    for (const entry of entries) {
      const { excerpt, values, blocks } = await call<ShownEntry>('GET /api/entries/{id}/draft', {
        params: { id: entry._id },
      });
      const found = textsIn([excerpt, values, blocks]).filter(isSample).length;
      if (found > 0) places.push({ label: entry.name, count: found, to: `/admin/pages/edit/${entry._id}` });
    }
  }
  return places;
}

const among = (records: readonly Listed[], path: string, isSample: (text: string) => boolean): SetupPlace[] =>
  records.flatMap((record) => {
    const count = textsIn(record).filter(isSample).length;
    return count > 0 ? [{ label: record.label, count, to: `${path}/${record._id}` }] : [];
  });

/** The site's records, as its owner gets them. */
interface Around {
  pages: readonly { _id: string; slug: string }[];
  types: readonly Pick<ContentType, '_id' | 'entries'>[];
  products: readonly Listed[];
  services: readonly Listed[];
  footer: unknown;
}

/** The places with sample texts, in the order in which an owner would go through them. */
export async function samplePlaces(
  call: Caller,
  samples: ReadonlySet<string>,
  { pages, types, products, services, footer }: Around,
): Promise<{ content: SetupPlace[]; legal: SetupPlace[] }> {
  const isSample = (text: string) => samples.has(text);
  const isLegal = ({ slug }: { slug: string }) => legalSlugs.includes(slug);
  const other = pages.filter((page) => !isLegal(page));
  const inFooter = textsIn(footer).filter(isSample).length;
  return {
    content: [
      ...(await onPages(call, other, isSample)),
      ...(await inEntries(call, types, isSample)),
      ...(inFooter > 0 ? [{ label: say().footer, count: inFooter, to: '/admin/settings/branding' }] : []),
      ...among(products, '/admin/products/edit', isSample),
      ...among(services, '/admin/services/edit', isSample),
    ],
    legal: await onPages(call, pages.filter(isLegal), isSample),
  };
}
