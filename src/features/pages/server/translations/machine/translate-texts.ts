import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../../../lib/db/database.ts';
import { Refusal } from '../../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { type Match, matchTexts } from '../../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../../lib/translations/needs-translation.ts';
import type { OriginalText, StoredTexts } from '../../../../../lib/translations/texts.ts';
import type { MachineFailure } from '../../../machine-translation-contract.ts';
import { checkTexts } from '../check-texts.ts';
import { shownTexts } from '../hidden-blocks.ts';
import { type Original, readOriginal, toTranslate, type Translating } from '../originals.ts';
import { findTranslation, lockTranslation, saveTexts } from '../translation-queries.ts';
import type { Machine, Misses } from './machine.ts';
import { incoming, outgoing } from './outgoing-text.ts';
import type { Provider } from './provider.ts';
import { staffWords } from '../../staff-words.ts';

/** A text longer than this is left to a person. */
const MOST_BYTES = 45_000;

export type MachineServices = Translating & { machine: Machine };

/** Texts of one page or record to translate. */
export interface Work {
  site: string;
  may: SiteRequest['may'];
  db: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  provider: Provider;
  /** The locale of the main language. */
  from: string;
  to: Language;
  subject: string;
  /** Which texts, by their place in the original, may be translated. */
  wants: (text: OriginalText, match: Match | undefined, index: number) => boolean;
  /** When no further request begins; milliseconds as of `performance.now()`. */
  until: number;
  misses: Misses;
}

export interface Outcome {
  translated: number;
  failures: MachineFailure[];
  /** Texts for which there was no time, with their places in the original. */
  left: { key: string; index: number }[];
}

/** Missing or outdated: what a person wrote and is up to date is never translated again. */
export const isOpen = (match: Match | undefined): boolean => match === undefined || match.outdated;

async function openTexts(services: MachineServices, { db, may, subject, to, wants }: Work) {
  return db(async (tx) => {
    const found = await readOriginal(services, { may }, tx, subject);
    const draft = (await findTranslation(tx, found.subject, to))?.draft ?? {};
    const original = toTranslate(services, found, draft);
    const matches = matchTexts(original.texts, draft);
    const placed = original.texts.map((text, index) => ({ ...text, index }));
    return shownTexts(placed, original.blocks, draft).filter((text) => {
      const match = matches.get(text.key);
      return isOpen(match) && needsTranslation(text.source) && wants(text, match, text.index);
    });
  });
}

/**
 * Translates texts by a service and saves them as drafts, request by request, so that a failure loses nothing.
 * @throws ProviderError
 */
export async function translateTexts(services: MachineServices, work: Work): Promise<Outcome> {
  const { site, provider, from, to, until, misses } = work;
  let left = await openTexts(services, work);
  const outcome: Outcome = { translated: 0, failures: [], left: [] };
  while (left.length > 0 && performance.now() < until) {
    const [first] = left;
    if (first && Buffer.byteLength(outgoing(first.source).text) > MOST_BYTES) {
      outcome.failures.push(failureOf(first, staffWords().tooLongForMachine));
      left = left.slice(1);
      continue;
    }
    const sent = left.map(({ source }) => outgoing(source));
    const replies = await services.machine.translateSome(site, provider, { from, to }, sent, misses);
    const some = left.slice(0, replies.length);
    const saved = await save(services, work, some, replies);
    outcome.translated += saved.count;
    outcome.failures.push(...saved.failures);
    left = left.slice(replies.length);
  }
  outcome.left = left.map(({ key, index }) => ({ key, index }));
  return outcome;
}

const failureOf = ({ key, block, label }: OriginalText, problem: string): MachineFailure => ({
  key,
  label: [block, label].filter(Boolean).join(': '),
  problem,
});

/** Saves what came back, without what a person wrote meanwhile, and what belongs to an original that has changed. */
function save(
  services: MachineServices,
  { db, may, subject, to }: Work,
  texts: readonly OriginalText[],
  replies: readonly (string | null)[],
): Promise<{ count: number; failures: MachineFailure[] }> {
  return db(async (tx) => {
    const found = await readOriginal(services, { may }, tx, subject);
    const draft = await lockTranslation(tx, found.subject, to);
    const original = toTranslate(services, found, draft);
    const matches = matchTexts(original.texts, draft);
    const now = new Map(original.texts.map(({ key, source }) => [key, source]));
    const saved: StoredTexts = {};
    const failures: MachineFailure[] = [];
    for (const [index, text] of texts.entries()) {
      const { key, source } = text;
      if (!isDeepStrictEqual(now.get(key), source) || !isOpen(matches.get(key))) continue;
      const checked = checkReply(services, original, text, replies[index] ?? null);
      if ('problem' in checked) failures.push(failureOf(text, checked.problem));
      else Object.assign(saved, checked.saved);
    }
    const count = Object.keys(saved).length;
    if (count > 0) await saveTexts(tx, original.subject, to, saved, []);
    return { count, failures };
  });
}

function checkReply(
  { kinds }: MachineServices,
  original: Original,
  { key, source }: OriginalText,
  reply: string | null,
): { saved: StoredTexts } | { problem: string } {
  if (reply === null) return { problem: staffWords().notTranslated };
  const given = incoming(source, reply);
  if ('problem' in given) return given;
  try {
    const { saved } = checkTexts(original, [{ key, text: given.text, source }], kinds);
    return {
      saved: Object.fromEntries(
        Object.entries(saved).map(([of, text]) => [of, { ...text, machine: true as const }]),
      ),
    };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { problem: error.message };
    throw error;
  }
}
