import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import type { TranslatableRecords } from '../../../../lib/translations/records.ts';
import type { OriginalText, StoredTexts } from '../../../../lib/translations/texts.ts';
import { NOT_VISITED } from '../../slugs.ts';
import { mostListed, type TranslationProgress, type TranslationState } from '../../translations-contract.ts';
import { listMenuEntries } from '../menus/menu-queries.ts';
import { upgraded } from '../present.ts';
import type { PageServices } from '../services.ts';
import { textsOfEntry, textsOfPage } from './find-texts.ts';
import { shownTexts, withoutGone } from './hidden-blocks.ts';
import { countChanged, ownBlocks } from './own-blocks.ts';
import { menuName, textsOfMenus } from './menu-texts.ts';
import { readsTexts, recordsOf } from './originals.ts';
import {
  entriesBefore,
  findTranslation,
  menuSubdomains,
  originalsAfter,
  translationsOfRecords,
} from './translation-queries.ts';

/** Blocks of pages may be large, so few are in memory at a time. */
const AT_ONCE = 50;

type Listing = Pick<PageServices, 'kinds' | 'upgrades' | 'entries'>;

interface Row {
  draft: StoredTexts;
  published: StoredTexts | null;
}

/** Without the marks of machine translations: checking one changes nothing that visitors see. */
const wordsOf = (texts: StoredTexts): string =>
  JSON.stringify(Object.entries(texts).map(([key, { text, source, own }]) => [key, text, source, own]));

/** Texts in `jsonb` have their keys in one order, so equal ones read the same. @param blocks those of the original itself */
export function stateOfTranslation(row: Row | undefined, blocks: readonly Block[] = []): TranslationState {
  const draft = withoutGone(row?.draft ?? {}, blocks);
  const published = row?.published ? withoutGone(row.published, blocks) : null;
  const isEmpty = (texts: StoredTexts | null) => !texts || Object.keys(texts).length === 0;
  if (isEmpty(draft) && isEmpty(published)) return 'none';
  if (!published) return 'draft';
  return wordsOf(draft) === wordsOf(published) ? 'published' : 'changed';
}

/** How far everything is translated that the caller may read: the outdated first, then those without a translation. */
export async function listProgress(
  services: Listing,
  tx: Tx,
  language: Language,
  request: Pick<SiteRequest, 'may'>,
): Promise<TranslationProgress[]> {
  const found = readsTexts(request, { area: 'pages' })
    ? [
        ...(await progressOfMenus(tx, language)),
        ...(await progressOfPages(services, tx, language)),
        ...(await progressOfEntries(services, tx, language)),
      ]
    : [];
  for (const each of recordsOf(services))
    if (readsTexts(request, each)) found.push(...(await progressOfRecords(tx, language, each)));
  const rank = ({ outdated, translated, texts }: TranslationProgress) =>
    outdated > 0 ? 0 : translated < texts ? 1 : 2;
  return found.filter(({ texts }) => texts > 0).toSorted((a, b) => rank(a) - rank(b));
}

type About = Pick<TranslationProgress, 'subject' | 'kind' | 'name' | 'visible'>;

function progressOf(
  about: About,
  texts: readonly OriginalText[],
  row: Row | undefined,
  blocks: readonly Block[] = [],
  changed = 0,
): TranslationProgress {
  const found = matchTexts(texts, row?.draft ?? {});
  const matches = [...found.values()];
  const outdated = matches.filter((match) => match.outdated).length + changed;
  return {
    ...about,
    texts: texts.length,
    translated: matches.length,
    outdated,
    missing: texts.filter(({ key, source }) => {
      const match = found.get(key);
      return needsTranslation(source) && (!match || (match.outdated && match.machine));
    }).length,
    unchecked: matches.filter((match) => match.machine).length,
    state: stateOfTranslation(row, blocks),
  };
}

async function progressOfMenus(tx: Tx, language: Language): Promise<TranslationProgress[]> {
  const found: TranslationProgress[] = [];
  for (const subdomain of await menuSubdomains(tx)) {
    const texts = textsOfMenus(await listMenuEntries(tx, subdomain));
    const subject = subdomain === '' ? 'menu' : `menu.${subdomain}`;
    const row = await findTranslation(tx, { kind: 'menu', subdomain }, language);
    found.push(progressOf({ subject, kind: 'menu', name: menuName(subdomain), visible: true }, texts, row));
  }
  return found;
}

async function progressOfPages(
  services: Listing,
  tx: Tx,
  language: Language,
): Promise<TranslationProgress[]> {
  const found: TranslationProgress[] = [];
  let after: string | undefined;
  for (let read = 0; read < mostListed.page; read += AT_ONCE) {
    const pages = await originalsAfter(tx, after, AT_ONCE);
    const ids = pages.map(({ id }) => id);
    const rows = await translationsOfRecords(tx, 'page', ids, language);
    for (const row of pages) {
      const page = upgraded({ ...row, height: 0 }, services.upgrades);
      const part = NOT_VISITED.find((kind) => kind === row.kind);
      const about: About = {
        subject: row.id,
        kind: part ?? 'page',
        name: page.name,
        visible: row.published_version !== null,
      };
      const own = rows.get(row.id);
      const draft = own?.draft ?? {};
      const blocks = ownBlocks(page.blocks, draft, services);
      const texts = textsOfPage({ ...page, blocks }, part !== undefined, services.kinds);
      const changed = countChanged(page.blocks, draft, services);
      found.push(progressOf(about, shownTexts(texts, blocks, draft), own, page.blocks, changed));
    }
    after = ids.at(-1);
    if (pages.length < AT_ONCE) break;
  }
  return found;
}

/** The newest entries. */
async function progressOfEntries(
  services: Listing,
  tx: Tx,
  language: Language,
): Promise<TranslationProgress[]> {
  const found: TranslationProgress[] = [];
  let before: string | undefined;
  for (let read = 0; read < mostListed.entry; read += AT_ONCE) {
    const entries = await entriesBefore(tx, before, AT_ONCE);
    const ids = entries.map(({ id }) => id);
    const rows = await translationsOfRecords(tx, 'page', ids, language);
    const own = await services.entries.translatable(tx, entries);
    for (const row of entries) {
      const page = upgraded({ ...row, height: 0 }, services.upgrades);
      const about: About = {
        subject: row.id,
        kind: 'entry',
        name: page.name,
        visible: row.published_version !== null,
      };
      const draft = rows.get(row.id)?.draft ?? {};
      const blocks = ownBlocks(page.blocks, draft, services);
      const texts = textsOfEntry({ ...page, blocks }, own.get(row.id)?.texts ?? [], services.kinds);
      const changed = countChanged(page.blocks, draft, services);
      found.push(progressOf(about, shownTexts(texts, blocks, draft), rows.get(row.id), page.blocks, changed));
    }
    before = ids.at(-1);
    if (entries.length < AT_ONCE) break;
  }
  return found;
}

async function progressOfRecords(
  tx: Tx,
  language: Language,
  { kind, after: next }: TranslatableRecords,
): Promise<TranslationProgress[]> {
  const found: TranslationProgress[] = [];
  let after: string | undefined;
  for (let read = 0; read < mostListed[kind]; read += AT_ONCE) {
    const records = await next(tx, after, AT_ONCE);
    const ids = records.map(({ id }) => id);
    const rows = await translationsOfRecords(tx, kind, ids, language);
    for (const { id, name, visible, texts } of records)
      found.push(progressOf({ subject: `${kind}.${id}`, kind, name, visible }, texts, rows.get(id)));
    after = ids.at(-1);
    if (records.length < AT_ONCE) break;
  }
  return found;
}
