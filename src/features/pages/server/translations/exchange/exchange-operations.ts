import { isDeepStrictEqual } from 'node:util';
import { type Readable, Readable as Stream } from 'node:stream';
import { invalid, Refusal } from '../../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../../lib/http/requests/request-context.ts';
import type { StreamedCall } from '../../../../../lib/http/requests/streamed.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { type Match, matchTexts } from '../../../../../lib/translations/match-texts.ts';
import type { StoredTexts, TranslatedText } from '../../../../../lib/translations/texts.ts';
import {
  language as languageShape,
  type TranslationImport,
  translationSubject,
} from '../../../translations-contract.ts';
import { checkTexts } from '../check-texts.ts';
import { shownTexts } from '../hidden-blocks.ts';
import { listProgress } from '../list-progress.ts';
import { knownLanguage, type Original, readOriginal, toTranslate, type Translating } from '../originals.ts';
import { findTranslation, saveTexts } from '../translation-queries.ts';
import { readTranslationsCsv, translationsCsv } from './csv.ts';
import { type ExchangedText, read, type WrittenText, written } from './exchanged.ts';
import { readXliff, xliffOf } from './xliff.ts';
import { staffWords } from '../../staff-words.ts';

const MOST_TEXTS = 60_000;
const MOST_PROBLEMS = 100;

const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/** The texts of each page and record, with their draft. What is deleted meanwhile is left out. */
async function* allTexts(
  services: Translating,
  request: SiteRequest,
  language: Language,
): AsyncGenerator<readonly WrittenText[]> {
  const all = await request.db((tx) => listProgress(services, tx, language, request));
  for (const { subject } of all)
    yield await request
      .db(async (tx) => {
        const original = await readOriginal(services, request, tx, subject);
        const draft = (await findTranslation(tx, original.subject, language))?.draft ?? {};
        return textsToWrite(subject, toTranslate(services, original, draft), draft);
      })
      .catch((error: unknown) => {
        if (isRefusal(error)) return [];
        throw error;
      });
}

function textsToWrite(subject: string, { name, texts, blocks }: Original, draft: StoredTexts): WrittenText[] {
  const matches = matchTexts(texts, draft);
  return shownTexts(texts, blocks, draft).map(({ key, label, block, source }) => {
    const match = matches.get(key);
    return {
      subject,
      key,
      item: name,
      label: [block, label].filter(Boolean).join(': '),
      source: written(source),
      target: match ? written(match.text) : '',
      isHtml: typeof source !== 'string',
      outdated: match?.outdated ?? false,
      machine: match?.machine ?? false,
    };
  });
}

/** Downloads for translators. */
export const translationStreams = (services: Translating): StreamedCall[] =>
  (['xliff', 'csv'] as const).map((format) => ({
    method: 'GET',
    path: `/api/translation-file/{language}/texts.${format}`,
    described: {
      summary: `All texts to translate with their drafts, as ${format === 'csv' ? 'CSV' : 'XLIFF 1.2'}`,
      gives: { type: format === 'csv' ? 'text/csv' : 'application/xliff+xml' },
    },
    who: 'owner',
    area: 'translations',
    handle: async (request, { params }, reply) => {
      const parsed = languageShape.safeParse((params as Record<string, unknown>)['language']);
      if (!parsed.success) throw invalid(staffWords().chooseLanguage);
      const to = parsed.data;
      const { website } = await knownLanguage(services, request.site.id, to);
      const texts = allTexts(services, request, to);
      const file: Readable = Stream.from(
        format === 'csv' ? translationsCsv(texts) : xliffOf({ from: website.locale, to }, texts),
      );
      return reply
        .type(`${format === 'csv' ? 'text/csv' : 'application/xliff+xml'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="texts-${to}.${format}"`)
        .send(file);
    },
  }));

/**
 * Saves the translations of a file as drafts: texts that are empty there stay as they are.
 * @throws 400 for a file that can't be read
 */
export async function importTranslations(
  services: Translating,
  request: SiteRequest,
  language: Language,
  content: string,
): Promise<TranslationImport> {
  const isXml = /^\uFEFF?\s*</.test(content);
  const texts = isXml
    ? await readXliff(content.replace(/^\uFEFF/, ''), language)
    : await readTranslationsCsv(content);
  if (texts.length > MOST_TEXTS) {
    const sentence = staffWords().tooManyTexts;
    throw invalid(sentence, { content: sentence });
  }
  const total: TranslationImport = { saved: 0, unchanged: 0, failed: 0, problems: [] };
  const fail = (count: number, item: string, problem: string) => {
    total.failed += count;
    if (total.problems.length < MOST_PROBLEMS) total.problems.push({ item, problem });
  };
  const translated = texts.filter(({ target }) => target.trim() !== '');
  for (const [subject, given] of Map.groupBy(translated, (text) => text.subject)) {
    const found = await importSubject(services, request, language, subject, given);
    if (!found) {
      fail(given.length, '', staffWords().textsNotHere({ count: given.length }));
      continue;
    }
    total.saved += found.saved;
    total.unchanged += found.unchanged;
    for (const problem of found.problems) fail(1, found.name, problem);
  }
  return total;
}

/** Saves the texts of one page or record. @returns null if it isn't on the site, or the caller can't edit it */
async function importSubject(
  services: Translating,
  request: SiteRequest,
  language: Language,
  subject: string,
  given: readonly ExchangedText[],
) {
  if (!translationSubject.safeParse(subject).success) return null;
  try {
    return await request.db(async (tx) => {
      const original = await readOriginal(services, request, tx, subject);
      const draft = (await findTranslation(tx, original.subject, language))?.draft ?? {};
      const { saved, ...rest } = readTexts(services, toTranslate(services, original, draft), draft, given);
      const count = Object.keys(saved).length;
      if (count > 0) await saveTexts(tx, original.subject, language, saved, []);
      return { ...rest, saved: count, name: original.name };
    });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

const MOST_NAMED = 40;
const beginningOf = (text: string) => (text.length > MOST_NAMED ? `${text.slice(0, MOST_NAMED)}…` : text);

/** A text of a machine stays one until somebody changes it, or the file says that it was checked. */
const isUnchecked = (match: Match | undefined, text: TranslatedText, said: boolean | undefined): boolean =>
  match ? match.machine && isDeepStrictEqual(match.text, text) && (said ?? true) : (said ?? false);

function readTexts(
  { kinds }: Translating,
  original: Original,
  draft: StoredTexts,
  given: readonly ExchangedText[],
) {
  const saved: StoredTexts = {};
  const problems: string[] = [];
  let unchanged = 0;
  const fields = new Map(original.texts.map((text) => [text.key, text]));
  const matches = matchTexts(original.texts, draft);
  for (const exchanged of given) {
    const { key } = exchanged;
    const field = fields.get(key);
    if (!field) {
      problems.push(staffWords().originalDeleted);
      continue;
    }
    const next = read(field, exchanged);
    const match = matches.get(key);
    const isSame = match && isDeepStrictEqual([match.text, match.source], [next.text, next.source]);
    const machine = isUnchecked(match, next.text, exchanged.machine);
    if (isSame && match.machine === machine) unchanged += 1;
    else
      try {
        const checked = checkTexts(original, [{ key, ...next }], kinds).saved;
        for (const [of, text] of Object.entries(checked))
          saved[of] = machine ? { ...text, machine: true } : text;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        problems.push(
          staffWords().problemOfText({ problem: error.message, text: beginningOf(exchanged.source) }),
        );
      }
  }
  return { saved, unchanged, problems };
}
