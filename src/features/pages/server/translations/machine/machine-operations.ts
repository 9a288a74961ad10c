import type { Tx } from '../../../../../lib/db/database.ts';
import { conflict, invalid, refuse } from '../../../../../lib/errors.ts';
import { operations } from '../../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../../lib/http/requests/request-context.ts';
import {
  machineTranslationContract,
  type MachineSettings,
  type TranslationRun,
} from '../../../machine-translation-contract.ts';
import { listProgress } from '../list-progress.ts';
import { knownLanguage, readOriginal } from '../originals.ts';
import { present } from '../present-translation.ts';
import { nameOfService, sentenceOfProblem, sentenceOfWait } from './problems.ts';
import { changeModel, findProvider, findSettings, removeProvider, saveProvider } from './provider-queries.ts';
import { type Provider, ProviderError } from './provider.ts';
import { findRun, insertRun, stopRun } from './run-queries.ts';
import { queueRun } from './run-worker.ts';
import { type MachineServices, translateTexts } from './translate-texts.ts';
import { staffWords } from '../../staff-words.ts';

/** After this time a call begins no further request to the service. */
const BUDGET_MS = 15_000;

const shown = (row: Awaited<ReturnType<typeof findSettings>>): MachineSettings =>
  row
    ? { provider: row.kind, keyEnding: row.ending, address: row.address, model: row.model }
    : { provider: 'none', keyEnding: null, address: '', model: '' };

interface GivenProvider {
  provider: MachineSettings['provider'];
  key?: string | undefined;
  address?: string | undefined;
  model?: string | undefined;
}

/** Checks what was entered. @returns nothing for no service */
function checkGiven({ machine }: MachineServices, given: GivenProvider): Omit<Provider, 'key'> | undefined {
  const { provider: kind, address = '', model = '' } = given;
  if (kind === 'none') return undefined;
  if (kind === 'deepl') return { kind, address: '', model: '' };
  if (!machine.allows(address)) {
    const sentence = staffWords().enterServiceAddress;
    throw invalid(sentence, { address: sentence });
  }
  if (model === '') throw invalid(staffWords().enterModel, { model: staffWords().enterModel });
  return { kind, address: address.replace(/\/+$/, ''), model };
}

async function saveSettings(
  services: MachineServices,
  tx: Tx,
  given: GivenProvider,
): Promise<MachineSettings> {
  const checked = checkGiven(services, given);
  if (!checked) await removeProvider(tx);
  else if (given.key !== undefined) await saveProvider(tx, { ...checked, key: given.key });
  else if (!(await changeModel(tx, checked))) {
    const sentence = staffWords().enterKey;
    throw invalid(sentence, { key: sentence });
  }
  return shown(await findSettings(tx));
}

/** @throws 409 without a service */
async function providerOf(request: SiteRequest): Promise<Provider> {
  const provider = await request.db(findProvider);
  if (!provider) throw conflict(sentenceOfProblem('off', ''));
  return provider;
}

async function presentRun(tx: Tx, language: string): Promise<{ run: TranslationRun | null }> {
  const row = await findRun(tx, language);
  if (!row) return { run: null };
  const settings = await findSettings(tx);
  const name = settings ? nameOfService(settings) : staffWords().theService;
  return {
    run: {
      status: row.status,
      texts: row.texts,
      done: row.done,
      failed: row.failed,
      sentence: row.problem ? (row.waits_until ? sentenceOfWait : sentenceOfProblem)(row.problem, name) : '',
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
    },
  };
}

/** Translation by the service that a site has a key for. */
export function machineOperations(services: MachineServices) {
  const { machine, jobs } = services;
  return operations(machineTranslationContract, {
    'GET /api/translation-provider': ({ db }) => db(async (tx) => shown(await findSettings(tx))),

    'PUT /api/translation-provider': ({ db }, { body }) => db((tx) => saveSettings(services, tx, body)),

    'POST /api/translation-provider/test': async (request) => {
      const provider = await providerOf(request);
      await machine.countTest(request.site.id);
      const name = nameOfService(provider);
      try {
        const usage = await machine.test(request.site.id, provider);
        return { works: true, sentence: staffWords().keyAccepted({ name }), ...usage };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { works: false, sentence: sentenceOfProblem(error.problem, name), used: null, limit: null };
      }
    },

    'GET /api/machine-translation': ({ db }) =>
      db(async (tx) => {
        const row = await findSettings(tx);
        return row ? { provider: row.kind, name: nameOfService(row) } : { provider: 'none', name: '' };
      }),

    'POST /api/translation/{language}/{subject}/machine': async (request, { params, body: { keys } }) => {
      const { language, subject } = params;
      const { website } = await knownLanguage(services, request.site.id, language);
      const provider = await providerOf(request);
      const wanted = keys && new Set(keys);
      try {
        const { translated, failures, left } = await translateTexts(services, {
          site: request.site.id,
          may: request.may,
          db: request.db,
          provider,
          from: website.locale,
          to: language,
          subject,
          wants: ({ key }) => wanted?.has(key) ?? true,
          until: performance.now() + BUDGET_MS,
          misses: { count: 0 },
        });
        return await request.db(async (tx) => ({
          translated,
          failures,
          left: left.map(({ key }) => key),
          translation: await present(
            tx,
            subject,
            await readOriginal(services, request, tx, subject),
            language,
            services,
          ),
        }));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        throw refuse('translation-failed', sentenceOfProblem(error.problem, nameOfService(provider)));
      }
    },

    'GET /api/translation-run/{language}': async (request, { params: { language } }) => {
      await knownLanguage(services, request.site.id, language);
      return request.db((tx) => presentRun(tx, language));
    },

    'POST /api/translation-run/{language}': async (request, { params: { language } }) => {
      await knownLanguage(services, request.site.id, language);
      await providerOf(request);
      return request.db(async (tx) => {
        const all = await listProgress(services, tx, language, request);
        const open = all.filter(({ missing }) => missing > 0);
        if (open.length === 0) throw conflict(staffWords().nothingMissing);
        const run = await insertRun(tx, language, {
          subjects: open.map(({ subject }) => subject),
          texts: open.reduce((sum, { missing }) => sum + missing, 0),
        });
        // While one is running, a further call changes nothing.
        if (run) await queueRun(tx, jobs, { websiteId: request.site.id, language, run });
        return presentRun(tx, language);
      });
    },

    'POST /api/translation-run/{language}/stop': async (request, { params: { language } }) => {
      await knownLanguage(services, request.site.id, language);
      return request.db(async (tx) => {
        await stopRun(tx, language);
        return presentRun(tx, language);
      });
    },
  });
}
