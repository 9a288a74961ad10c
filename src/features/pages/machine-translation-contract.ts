import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { textKey } from '../../lib/translations/texts.ts';
import { instant, line } from '../../lib/values/shapes.ts';
import { language, translation, translationSubject } from './translations-contract.ts';

export const providerKinds = ['none', 'deepl', 'openai'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** Maximum texts that one call may name. */
const MOST_KEYS = 500;

const settings = z.object({
  provider: z.enum(providerKinds),
  /** The last characters of the key, which is never shown again; `null` without one. */
  keyEnding: z.string().nullable(),
  /** The address of an OpenAI-compatible service, such as `https://api.openai.com/v1`; empty for DeepL. */
  address: z.string(),
  model: z.string(),
});
export type MachineSettings = z.output<typeof settings>;

const tested = z.object({
  works: z.boolean(),
  /** What the service replied, in a sentence. */
  sentence: z.string(),
  /** Characters translated this month, and how many there may be; `null` if the service doesn’t say. */
  used: z.int().nullable(),
  limit: z.int().nullable(),
});
export type MachineTest = z.output<typeof tested>;

/** Why a text was left as it is. */
const failure = z.object({ key: z.string(), label: z.string(), problem: z.string() });
export type MachineFailure = z.output<typeof failure>;

const run = z.object({
  status: z.enum(['running', 'done', 'stopped', 'failed']),
  /** How many texts were missing, and how many of them were translated or left out so far. */
  texts: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Why it failed, or what it waits for; empty otherwise. */
  sentence: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type TranslationRun = z.output<typeof run>;

const byKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7E]{8,300}$/, 'Enter the key as your provider shows it, without spaces.');

const ofSite = { who: 'owner', area: 'settings' } as const;
const ofTexts = { who: 'owner', area: 'translations' } as const;
const inLanguage = z.strictObject({ language });

/** Translation by a service that the site has a key for. Its texts are drafts, marked until a person has checked them. */
export const machineTranslationContract = contract({
  'GET /api/translation-provider': {
    ...ofSite,
    summary: 'The machine translation service of the site; its key is never shown',
    reply: settings,
  },
  'PUT /api/translation-provider': {
    act: { word: 'translation-provider-changed', keep: ['provider'] },
    ...ofSite,
    summary:
      'Choose the machine translation service. Without `key`, the stored one is kept, unless service or address change',
    body: z.strictObject({
      provider: z.enum(providerKinds),
      key: byKey.optional(),
      address: z.string().trim().max(500, 'At most 500 characters.').optional(),
      model: line('a model', 200).optional(),
    }),
    reply: settings,
  },
  'POST /api/translation-provider/test': {
    ...ofSite,
    summary: 'Ask the machine translation service whether it accepts the key',
    body: z.strictObject({}),
    reply: tested,
    refusals: { conflict: {} },
  },
  'GET /api/machine-translation': {
    ...ofTexts,
    summary: 'Whether texts can be translated by a service, and its name',
    reply: z.object({ provider: z.enum(providerKinds), name: z.string() }),
  },
  'POST /api/translation/{language}/{subject}/machine': {
    ...ofTexts,
    summary:
      'Translate missing and outdated texts by the site’s service, as drafts that nobody has checked. Call it again with `left`',
    params: z.strictObject({ language, subject: translationSubject }),
    body: z.strictObject({
      keys: z.array(textKey).max(MOST_KEYS, `At most ${MOST_KEYS} texts at once.`).optional(),
    }),
    reply: z.object({
      translated: z.int(),
      /** Keys of texts for which there was no time. */
      left: z.array(z.string()).max(50_000),
      failures: z.array(failure).max(50_000),
      translation,
    }),
    refusals: { conflict: {}, 'translation-failed': {} },
  },
  'GET /api/translation-run/{language}': {
    ...ofTexts,
    summary: 'The last translation of everything that was missing in a language',
    params: inLanguage,
    reply: z.object({ run: run.nullable() }),
  },
  'POST /api/translation-run/{language}': {
    act: { word: 'translation-run-started', keep: [] },
    ...ofTexts,
    summary: 'Translate everything that is missing in a language by the site’s service, in the background',
    params: inLanguage,
    body: z.strictObject({}),
    reply: z.object({ run: run.nullable() }),
    refusals: { conflict: {} },
  },
  'POST /api/translation-run/{language}/stop': {
    ...ofTexts,
    summary: 'Stop translating a language; what is translated stays as a draft',
    params: inLanguage,
    body: z.strictObject({}),
    reply: z.object({ run: run.nullable() }),
  },
});
