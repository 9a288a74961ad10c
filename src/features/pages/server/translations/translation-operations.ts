import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { translationsContract } from '../../translations-contract.ts';
import { indexEntriesOf, indexTranslated } from '../search/index-page.ts';
import { checkTexts } from './check-texts.ts';
import { importTranslations } from './exchange/exchange-operations.ts';
import { hideBlocks } from './hidden-blocks.ts';
import { listProgress } from './list-progress.ts';
import { ownOperations } from './own-operations.ts';
import {
  knownLanguage,
  type Original,
  readOriginal,
  recordsOf,
  toTranslate,
  type Translating,
} from './originals.ts';
import { present } from './present-translation.ts';
import {
  findTranslation,
  publishTranslation,
  saveTexts,
  unpublishTranslation,
} from './translation-queries.ts';
import { staffWords } from '../staff-words.ts';

/** Writes by what visitors find it, as part of the change of its translation. */
async function indexOriginal(services: Translating, tx: Tx, { subject, kind }: Original): Promise<void> {
  if (subject.kind === 'menu') return;
  if (subject.kind === 'page') return indexTranslated(services, tx, subject.id, kind);
  if (subject.kind === 'content-type') return indexEntriesOf(tx, services.jobs, subject.id);
  await recordsOf(services)
    .find((records) => records.kind === subject.kind)
    ?.index?.(tx, subject.id);
}

/** Publishing needs access where the original is edited: who only reads originals writes drafts. */
const whereEdited = (request: Pick<SiteRequest, 'may'>): Pick<SiteRequest, 'may'> => ({
  may: (area, access) => area !== 'texts' && request.may(area, access),
});

/** Translations of pages, reusable sections, menus, products, services, collections and forms. */
export function translationOperations(services: Translating) {
  return operations(translationsContract, {
    'GET /api/translations/{language}': async (request, { params: { language } }) => {
      await knownLanguage(services, request.site.id, language);
      return request.db((tx) => listProgress(services, tx, language, request));
    },

    'GET /api/translation/{language}/{subject}': async (request, { params: { language, subject } }) => {
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) =>
        present(tx, subject, await readOriginal(services, request, tx, subject), language, services),
      );
    },

    'POST /api/translation-file/{language}': async (request, { params: { language }, body: { content } }) => {
      await knownLanguage(services, request.site.id, language);
      return importTranslations(services, request, language, content);
    },

    'PUT /api/translation/{language}/{subject}': async (request, { params, body }) => {
      const { language, subject } = params;
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        const draft = (await findTranslation(tx, original.subject, language))?.draft ?? {};
        const { saved, removed } = checkTexts(
          toTranslate(services, original, draft),
          body.texts,
          services.kinds,
        );
        const blocks = hideBlocks(original.blocks, body.blocks);
        await saveTexts(tx, original.subject, language, { ...saved, ...blocks.saved }, [
          ...removed,
          ...blocks.removed,
        ]);
        return present(tx, subject, original, language, services);
      });
    },

    ...ownOperations(services),

    'POST /api/translation/{language}/{subject}/publish': async (
      request,
      { params: { language, subject } },
    ) => {
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, whereEdited(request), tx, subject);
        if (!(await publishTranslation(tx, original.subject, language)))
          throw conflict(staffWords().nothingToPublish);
        await indexOriginal(services, tx, original);
        return present(tx, subject, original, language, services);
      });
    },

    'POST /api/translation/{language}/{subject}/unpublish': async (
      request,
      { params: { language, subject } },
    ) => {
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) => {
        const original = await readOriginal(services, whereEdited(request), tx, subject);
        await unpublishTranslation(tx, original.subject, language);
        await indexOriginal(services, tx, original);
        return present(tx, subject, original, language, services);
      });
    },
  });
}
