import type { BlockKinds } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { type Translation, translationsContract } from '../../translations-contract.ts';
import { listMenuEntries } from '../menus/menu-queries.ts';
import { upgraded } from '../present.ts';
import type { PageServices } from '../services.ts';
import { checkTexts } from './check-texts.ts';
import { type OriginalText, textsOfPage } from './find-texts.ts';
import { listProgress, stateOfTranslation } from './list-progress.ts';
import { matchTexts } from './match-texts.ts';
import { menuName, textsOfMenus } from './menu-texts.ts';
import { checkLanguage, pathIn } from './show-translation.ts';
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
  /** `null` if visitors can't open it. */
  slug: string | null;
  texts: OriginalText[];
  blocks: Parameters<typeof textsOfPage>[0]['blocks'];
}

async function readOriginal(
  services: Pick<PageServices, 'kinds' | 'upgrades'>,
  tx: Tx,
  given: string,
): Promise<Original> {
  if (given.startsWith('menu')) {
    const subdomain = given.slice('menu.'.length);
    const texts = textsOfMenus(await listMenuEntries(tx, subdomain));
    const subject = { page: null, subdomain };
    return { subject, kind: 'menu', name: menuName(subdomain), slug: null, texts, blocks: [] };
  }
  const row = await findOriginal(tx, given);
  if (!row) throw notFound('This page no longer exists. It may have been deleted.');
  const page = upgraded(row, services.upgrades);
  const isSection = row.kind === 'section';
  return {
    subject: { page: row.id, subdomain: null },
    kind: isSection ? 'section' : 'page',
    name: page.name,
    slug: isSection || row.published_version === null ? null : row.slug,
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
    path: original.slug === null ? null : pathIn(language, original.slug),
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

/** Translations of pages, reusable sections and menus. */
export function translationOperations(services: PageServices & { kinds: BlockKinds }) {
  const known = async (site: string, language: Language) => {
    const found = await services.directory.get(site);
    if (!found) throw notFound();
    checkLanguage(found, language);
  };
  return operations(translationsContract, {
    'GET /api/translations/{language}': async (request, { params: { language } }) => {
      await known(request.site.id, language);
      return request.db((tx) => listProgress(services, tx, language));
    },

    'GET /api/translation/{language}/{subject}': async (request, { params: { language, subject } }) => {
      await known(request.site.id, language);
      return request.db(async (tx) =>
        present(tx, subject, await readOriginal(services, tx, subject), language),
      );
    },

    'PUT /api/translation/{language}/{subject}': async (request, { params, body }) => {
      const { language, subject } = params;
      await known(request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, tx, subject);
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
        const original = await readOriginal(services, tx, subject);
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
        const original = await readOriginal(services, tx, subject);
        await unpublishTranslation(tx, original.subject, language);
        return present(tx, subject, original, language);
      });
    },
  });
}
