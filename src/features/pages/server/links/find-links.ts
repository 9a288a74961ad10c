import type { Tx } from '../../../../lib/db/database.ts';
import { notFound } from '../../../../lib/errors.ts';
import { withoutLanguage } from '../../../../lib/links/language-paths.ts';
import type { KnownSite } from '../../../websites/server/index.ts';
import type { LinkingPlace } from '../../menus-contract.ts';
import { pagePath } from '../../slugs.ts';
import {
  addressesOf,
  menuLinksOf,
  type Place,
  translationsHolding,
  versionsHolding,
} from './link-queries.ts';
import { staffWords } from '../staff-words.ts';

/** Every place that links to the page, for visitors or in a draft. Links within the page don't count. */
export async function findLinkingPlaces(tx: Tx, known: KnownSite, pageId: string): Promise<LinkingPlace[]> {
  const targets = await addressesOf(tx, pageId);
  if (targets.length === 0) throw notFound(staffWords().pageGone);
  const leads = leadsTo(known, targets);

  const inMenus = (await menuLinksOf(tx, pageId)).filter(
    ({ page_id: page, href, subdomain }) => page === pageId || (href !== null && leads(href, subdomain)),
  );
  const menus = (['header', 'footer'] as const).flatMap((kind): LinkingPlace[] => {
    const entries = inMenus.filter(({ menu }) => menu === kind);
    const name = kind === 'header' ? staffWords().menuInHeader : staffWords().menuInFooter;
    return entries.length > 0 ? [{ kind, _id: null, name, links: entries.length, visible: true }] : [];
  });

  const social = known.website.brand.footer.social.filter(({ href }) => leads(href, ''));
  const footer: LinkingPlace[] =
    social.length > 0
      ? [{ kind: 'footer', _id: null, name: staffWords().linksInFooter, links: social.length, visible: true }]
      : [];

  const pages = new Map<string, LinkingPlace>();
  const texts = targets.map(({ slug }) => (pagePath(slug) === '/' ? '/' : `/${slug}`));
  for (const row of await versionsHolding(tx, pageId, texts)) {
    const links = countLinks(row.blocks, (text) => leads(text, row.subdomain));
    if (links === 0) continue;
    const before = pages.get(row.id);
    pages.set(row.id, {
      kind: row.kind,
      _id: row.id,
      // Draft and published version of a page are one place, under the draft's name.
      name: before && !row.is_draft ? before.name : row.name,
      links: Math.max(links, before?.links ?? 0),
      visible: row.is_published || (before?.visible ?? false),
    });
  }
  return [...menus, ...footer, ...pages.values(), ...(await inTranslations(tx, pageId, texts, leads))];
}

async function inTranslations(
  tx: Tx,
  pageId: string,
  texts: string[],
  leads: Leads,
): Promise<LinkingPlace[]> {
  const rows = await translationsHolding(tx, pageId, texts);
  return rows.flatMap(({ id, kind, name, language, subdomain, draft, published }) => {
    const count = (held: unknown) => countLinks(held, (text) => leads(text, subdomain));
    const visible = count(published);
    const links = Math.max(count(draft), visible);
    return links === 0 ? [] : [{ kind, _id: id, name: `${name} (${language})`, links, visible: visible > 0 }];
  });
}

/** Whether a text on a page of a subdomain is the address of one of the targets. */
type Leads = (text: string, subdomain: string) => boolean;

function leadsTo({ hosts, canonicalHost }: KnownSite, targets: Place[]): Leads {
  const under = (subdomain: string, host: string) => (subdomain ? `${subdomain}.${host}` : host);
  const wanted = new Set(
    targets.flatMap(({ subdomain, slug }) =>
      hosts.map(({ host }) => `${under(subdomain, host)}${pagePath(slug)}`),
    ),
  );
  return (text, subdomain) => {
    if (!/^(https?:\/)?\/[^\s]*$/i.test(text)) return false;
    const base = `https://${under(subdomain, canonicalHost)}`;
    if (!URL.canParse(text, base)) return false;
    const { hostname, pathname } = new URL(text, base);
    const plain = withoutLanguage(pathname);
    const path = plain === '/homepage' ? '/' : plain.replace(/(.)\/$/, '$1');
    return wanted.has(`${hostname}${path}`);
  };
}

/** Blocks and rich text store links under different names, so every text of the tree is tested. */
function countLinks(value: unknown, leads: (text: string) => boolean): number {
  if (typeof value === 'string') return leads(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countLinks(each, leads), 0);
}
