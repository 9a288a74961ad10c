import type { Block, BlockKinds } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { forbidden, notFound } from '../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { TranslatableRecords } from '../../../../lib/translations/records.ts';
import type { OriginalText, StoredTexts } from '../../../../lib/translations/texts.ts';
import { translatableServices } from '../../../bookings/server/index.ts';
import { translatableImages } from '../../../files/server/index.ts';
import { translatableEmails } from '../../../emails/server/index.ts';
import { translatableShop } from '../../../orders/server/index.ts';
import { translatableForms } from '../../../forms/server/index.ts';
import { translatableCollections, translatableProducts } from '../../../products/server/index.ts';
import { translatableSite } from '../../../websites/server/index.ts';
import { NOT_VISITED, pagePath } from '../../slugs.ts';
import type { Translation } from '../../translations-contract.ts';
import { listMenuEntries } from '../menus/menu-queries.ts';
import { upgraded } from '../present.ts';
import type { PageServices } from '../services.ts';
import { textsOfEntry, textsOfPage } from './find-texts.ts';
import { type Laying, ownBlocks } from './own-blocks.ts';
import { menuName, textsOfMenus } from './menu-texts.ts';
import { checkLanguage } from './show-translation.ts';
import { findOriginal, type Subject } from './translation-queries.ts';
import { staffWords } from '../staff-words.ts';

/** What translating needs of the services of pages. */
export type Translating = PageServices & { kinds: BlockKinds };

/** The original in the main language. */
export interface Original {
  subject: Subject;
  kind: Translation['kind'];
  name: string;
  /** In the main language; `null` if visitors can't open it. */
  path: string | null;
  /** The address of an image, for one whose alt text it is. */
  image?: string;
  texts: OriginalText[];
  blocks: Block[];
  /** The texts as they are if blocks have other settings. */
  textsWith?: (blocks: Block[]) => OriginalText[];
  /** What a kind of block is called, in the language of the admin. */
  labelOf: (type: string) => string;
}

const records: readonly TranslatableRecords[] = [
  translatableProducts,
  translatableServices,
  translatableCollections,
  translatableForms,
  translatableEmails,
  translatableImages,
  translatableSite,
  translatableShop,
];

export const recordsOf = ({ entries }: Pick<Translating, 'entries'>) => [...records, ...entries.records];

/** Whether the caller may read texts of an area: where they are edited, or as originals. Some are read only by those who may change them there. */
export const readsTexts = (
  { may }: Pick<SiteRequest, 'may'>,
  { area, access = 'read' }: Pick<TranslatableRecords, 'area' | 'access'>,
): boolean => may(area, access) || may('texts', 'read');

export async function readOriginal(
  services: Pick<Translating, 'kinds' | 'upgrades' | 'entries' | 'sayOfBlocks'>,
  request: Pick<SiteRequest, 'may'>,
  tx: Tx,
  given: string,
): Promise<Original> {
  const [of, id] = given.split('.');
  const record = recordsOf(services).find(({ kind }) => kind === of);
  if (record && id !== undefined) {
    if (!readsTexts(request, record)) throw forbidden();
    const { kind } = record;
    const found = await record.find(tx, id);
    if (!found) throw notFound(staffWords().recordGone({ kind: kind === 'content-type' ? 'type' : kind }));
    return { ...found, subject: { kind, id }, kind, blocks: [], labelOf: String };
  }
  if (!readsTexts(request, { area: 'pages' })) throw forbidden();
  if (given.startsWith('menu')) {
    const subdomain = given.slice('menu.'.length);
    const texts = textsOfMenus(await listMenuEntries(tx, subdomain));
    const subject = { kind: 'menu', subdomain } as const;
    return {
      subject,
      kind: 'menu',
      name: menuName(subdomain),
      path: null,
      texts,
      blocks: [],
      labelOf: String,
    };
  }
  const row = await findOriginal(tx, given);
  if (!row) throw notFound(staffWords().pageGone);
  const page = upgraded(row, services.upgrades);
  const part = NOT_VISITED.find((kind) => kind === row.kind);
  const isHidden = part !== undefined || row.published_version === null;
  const { sayOfBlocks: say = String, kinds } = services;
  const common = {
    subject: { kind: 'page', id: row.id },
    name: page.name,
    blocks: page.blocks,
    labelOf: (type: string) => say(kinds.get(type)?.label ?? type),
  } as const;
  const spoken = (text: OriginalText): OriginalText => {
    const isOfBlock = !text.key.endsWith('@');
    return isOfBlock ? { ...text, label: say(text.label), block: say(text.block) } : text;
  };
  if (row.kind === 'entry') {
    const { path: shown, texts } =
      (await services.entries.translatable(tx, [row])).get(row.id) ?? unknownEntry;
    const path = isHidden || shown === '' ? null : shown;
    const textsWith = (blocks: Block[]) =>
      textsOfEntry({ ...page, blocks }, texts, services.kinds).map(spoken);
    return { ...common, kind: 'entry', path, texts: textsWith(page.blocks), textsWith };
  }
  const textsWith = (blocks: Block[]) =>
    textsOfPage({ ...page, blocks }, part !== undefined, services.kinds).map(spoken);
  return {
    ...common,
    kind: part ?? 'page',
    path: isHidden ? null : pagePath(row.slug),
    texts: textsWith(page.blocks),
    textsWith,
  };
}

/** The original with the own settings of its translation: what there is to translate. */
export function toTranslate(services: Laying, original: Original, draft: StoredTexts): Original {
  const { textsWith } = original;
  if (!textsWith) return original;
  const blocks = ownBlocks(original.blocks, draft, services);
  const isSame = blocks.every((block, index) => block === original.blocks[index]);
  return isSame ? original : { ...original, blocks, texts: textsWith(blocks) };
}

const unknownEntry = { path: '', texts: [] };

/** @throws 404 for a language that the site doesn't have */
export async function knownLanguage(
  { directory }: Pick<Translating, 'directory'>,
  site: string,
  language: Language,
) {
  const found = await directory.get(site);
  if (!found) throw notFound();
  checkLanguage(found, language);
  return found;
}
