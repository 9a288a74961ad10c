import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { wordingProblem } from '../../../../lib/messages/check-wording.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { formsOf, messageOf } from '../../../../lib/messages/message-forms.ts';
import { type Wording, wordingContract } from '../../wording-contract.ts';
import { languagesOf } from '../queries.ts';
import { type Catalogues, wordedLanguages } from './own-wording.ts';
import {
  countWords,
  deleteAllWords,
  deleteWords,
  saveWording,
  type WordingRecord,
  listWording,
} from './wording-queries.ts';
import { staffWords } from '../staff-words.ts';
import { sayProblem } from '../../say-wording-problem.ts';
import { problemWords } from './problem-words.ts';

type Change = Omit<WordingRecord, 'words'> & { words: string | null };

export function wordingOperations(catalogues: Catalogues) {
  return operations(wordingContract, {
    'GET /api/wording': (request, { query: { language } }) =>
      request.db(async (tx) => wordingOf(catalogues, tx, await chosen(tx, language))),

    'PUT /api/wording': async (request, { body: { language, changes } }) => {
      const checked = await check(catalogues, language, changes);
      return request.db(async (tx) => {
        await chosen(tx, language);
        await saveWording(tx, language, checked.filter(isWorded));
        await deleteWords(
          tx,
          language,
          checked.filter((change) => !isWorded(change)),
        );
        return wordingOf(catalogues, tx, language);
      });
    },

    'DELETE /api/wording': (request, { query: { language } }) =>
      request.db(async (tx) => {
        await deleteAllWords(tx, await chosen(tx, language));
        return undefined;
      }),
  });
}

/** @returns a language of the site: the main one, unless another is asked for; 409 if the site doesn’t have that */
async function chosen(tx: Tx, language: Language | undefined): Promise<Language> {
  const all = wordedLanguages(await languagesOf(tx));
  const found = language === undefined ? all[0] : all.find((each) => each === language);
  if (!found) throw conflict(staffWords().languageChanged);
  return found;
}

const isWorded = (change: Change): change is WordingRecord => change.words !== null;

/** The changes as they are stored: the last one for each text, and none that says the same as the original. @throws 400, 404 */
async function check(
  { areas, read }: Catalogues,
  language: Language,
  changes: readonly Change[],
): Promise<Change[]> {
  const fields: Record<string, string> = {};
  const last = new Map<string, Change>();
  for (const [at, { area, key, words }] of changes.entries()) {
    const originals = areas.some((one) => one.area === area) ? await read(area, language) : {};
    const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
    if (original === undefined) throw notFound(staffWords().noSuchText({ key, area }));
    const problem = words === null ? null : wordingProblem(words, original);
    if (problem) fields[`changes.${at}.words`] = sayProblem(problem, problemWords());
    else last.set(`${area} ${key}`, { area, key, words: words === null ? null : canonical(words, original) });
  }
  const [first] = Object.values(fields);
  if (first) throw invalid(first, fields);
  return [...last.values()];
}

/** As the screen writes it; `null` if it says the same as the original. */
function canonical(words: string, original: string): string | null {
  const given = formsOf(words);
  const before = formsOf(original);
  if (!given || !before) return words;
  const forms = before.forms.map(({ name }) => {
    const text = given.forms.find((form) => form.name === name)?.text ?? '';
    return { name, text: text.trim() };
  });
  const written = messageOf({ ...before, forms });
  return written === messageOf(before) ? null : written;
}

async function wordingOf({ areas, read }: Catalogues, tx: Tx, language: Language): Promise<Wording> {
  const languages = wordedLanguages(await languagesOf(tx));
  const changed = new Map(
    (await listWording(tx, [language])).map(({ area, key, words }) => [`${area} ${key}`, words]),
  );
  return {
    language,
    languages,
    waiting: (await countWords(tx)).filter((each) => languages.every((of) => of !== each.language)),
    areas: await Promise.all(
      areas.map(async ({ area, group, where, to }) => ({
        area,
        group,
        where,
        to,
        messages: Object.entries(await read(area, language)).map(([key, original]) => {
          const words = changed.get(`${area} ${key}`);
          const fits = words !== undefined && wordingProblem(words, original) === null;
          return { key, original, words: fits ? words : null };
        }),
      })),
    ),
  };
}
