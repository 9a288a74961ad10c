import type { BlockKinds } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, forbidden, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import type { TranslatableRecords } from '../../../../lib/translations/records.ts';
import type { OriginalText } from '../../../../lib/translations/texts.ts';
import { translatableServices } from '../../../bookings/server/index.ts';
import { translatableForms } from '../../../forms/server/index.ts';
import { translatableCollections, translatableProducts } from '../../../products/server/index.ts';
import { type Translation, translationsContract } from '../../translations-contract.ts';
import { listMenuEntries } from '../menus/menu-queries.ts';
import { pagePath } from '../../slugs.ts';
import { upgraded } from '../present.ts';
import type { PageServices } from '../services.ts';
import { checkTexts } from './check-texts.ts';
import { textsOfPage } from './find-texts.ts';
import { listProgress, stateOfTranslation } from './list-progress.ts';
import { menuName, textsOfMenus } from './menu-texts.ts';
import { checkLanguage, pathInLanguage } from './show-translation.ts';
import {
  findOriginal,
  findTranslation,
  publishTranslation,
  saveTexts,
  type Subject,
  unpublishTranslation,
} from './translation-queries.ts';

/** The original in the main language. */
export interface Original {
  subject: Subject;
  kind: Translation['kind'];
  name: string;
  /** In the main language; `null` if visitors can't open it. */
  path: string | null;
  texts: OriginalText[];
  blocks: Parameters<typeof textsOfPage>[0]['blocks'];
}

const records: readonly TranslatableRecords[] = [
  translatableProducts,
  translatableServices,
  translatableCollections,
  translatableForms,
];

/** Those that the caller may read where they are edited. */
const recordsFor = (request: Pick<SiteRequest, 'may'>) =>
  records.filter(({ area }) => request.may(area, 'read'));

async function readOriginal(
  services: Pick<PageServices, 'kinds' | 'upgrades'>,
  request: Pick<SiteRequest, 'may'>,
  tx: Tx,
  given: string,
): Promise<Original> {
  const [of, id] = given.split('.');
  const record = records.find(({ kind }) => kind === of);
  if (record && id !== undefined) {
    if (!request.may(record.area, 'read')) throw forbidden();
    const { kind } = record;
    const found = await record.find(tx, id);
    if (!found) throw notFound(`This ${kind} no longer exists. It may have been deleted.`);
    return { ...found, subject: { kind, id }, kind, blocks: [] };
  }
  if (given.startsWith('menu')) {
    const subdomain = given.slice('menu.'.length);
    const texts = textsOfMenus(await listMenuEntries(tx, subdomain));
    const subject = { kind: 'menu', subdomain } as const;
    return { subject, kind: 'menu', name: menuName(subdomain), path: null, texts, blocks: [] };
  }
  const row = await findOriginal(tx, given);
  if (!row) throw notFound('This page no longer exists. It may have been deleted.');
  const page = upgraded(row, services.upgrades);
  const isSection = row.kind === 'section';
  return {
    subject: { kind: 'page', id: row.id },
    kind: isSection ? 'section' : 'page',
    name: page.name,
    path: isSection || row.published_version === null ? null : pagePath(row.slug),
    texts: textsOfPage(page, isSection, services.kinds),
    blocks: page.blocks,
  };
}

async function present(
  tx: Tx,
  subject: string,
  original: Original,
  language: Language,
): Promise<Translation> {
  const row = await findTranslation(tx, original.subject, language);
  const matches = matchTexts(original.texts, row?.draft ?? {});
  return {
    subject,
    kind: original.kind,
    name: original.name,
    language,
    path: original.path === null ? null : pathInLanguage(language, original.path),
    state: stateOfTranslation(row),
    publishedAt: row?.published_at?.toISOString() ?? null,
    updatedAt: row?.updated_at.toISOString() ?? null,
    texts: original.texts.map(({ key, label, block, kind, source }) => {
      const match = matches.get(key);
      return {
        key,
        label,
        block,
        kind,
        source,
        text: match?.text ?? null,
        was: match?.outdated ? match.source : null,
      };
    }),
  };
}

/** Translations of pages, reusable sections, menus, products, services, collections and forms. */
export function translationOperations(services: PageServices & { kinds: BlockKinds }) {
  const known = async (site: string, language: Language) => {
    const found = await services.directory.get(site);
    if (!found) throw notFound();
    checkLanguage(found, language);
  };
  return operations(translationsContract, {
    'GET /api/translations/{language}': async (request, { params: { language } }) => {
      await known(request.site.id, language);
      return request.db((tx) => listProgress(services, tx, language, recordsFor(request)));
    },

    'GET /api/translation/{language}/{subject}': async (request, { params: { language, subject } }) => {
      await known(request.site.id, language);
      return request.db(async (tx) =>
        present(tx, subject, await readOriginal(services, request, tx, subject), language),
      );
    },

    'PUT /api/translation/{language}/{subject}': async (request, { params, body }) => {
      const { language, subject } = params;
      await known(request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        const { saved, removed } = checkTexts(original, body.texts, services.kinds);
        await saveTexts(tx, original.subject, language, saved, removed);
        return present(tx, subject, original, language);
      });
    },

    'POST /api/translation/{language}/{subject}/publish': async (
      request,
      { params: { language, subject } },
    ) => {
      await known(request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        if (!(await publishTranslation(tx, original.subject, language)))
          throw conflict('There is nothing to publish yet. Translate a text first.');
        return present(tx, subject, original, language);
      });
    },

    'POST /api/translation/{language}/{subject}/unpublish': async (
      request,
      { params: { language, subject } },
    ) => {
      await known(request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        await unpublishTranslation(tx, original.subject, language);
        return present(tx, subject, original, language);
      });
    },
  });
}
