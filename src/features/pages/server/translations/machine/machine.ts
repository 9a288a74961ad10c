import type { LimitsPool } from '../../../../../lib/db/pool.ts';
import { isLoopbackAddress, isPublicAddress } from '../../../../../lib/safe-fetch/public-address.ts';
import { safeCall, SafeFetchError, type SafeFetchProblem } from '../../../../../lib/safe-fetch/safe-fetch.ts';
import { ConcurrencyLimit } from '../../../../../lib/work/concurrency-limit.ts';
import { type Limit, limit } from '../../../../../lib/work/limits.ts';
import { deepl } from './deepl.ts';
import { openai } from './openai.ts';
import type { OutgoingText } from './outgoing-text.ts';
import {
  type Dialect,
  type Direction,
  type Provider,
  type ProviderCall,
  ProviderError,
  type ProviderProblem,
  type Usage,
} from './provider.ts';
import { staffWords } from '../../staff-words.ts';

const PATIENCE_MS = 30_000;
const MOST_REPLY = 1024 ** 2;
/** At the same time for one site, and how many may wait in this process. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
/** Texts in a row that a service may answer with nonsense. */
const MOST_MISSES = 2;

/** Counts such texts, over several requests. */
export interface Misses {
  count: number;
}

/** What an installation allows. */
export interface MachineSettings {
  pool: LimitsPool;
  /** The address of a server that takes the place of DeepL; `undefined` for DeepL itself. */
  deeplBase: string | undefined;
  /** For trials: OpenAI-compatible services may be on this machine, without a certificate. */
  toLoopback: boolean;
}

export interface Machine {
  /** @throws ProviderError */
  test(site: string, provider: Provider): Promise<Usage>;
  /**
   * Sends as many of the texts, from the first, as fit into one request.
   * @returns a translation of each of them; `null` for one that the service didn't translate
   * @throws ProviderError
   */
  translateSome(
    site: string,
    provider: Provider,
    direction: Direction,
    texts: readonly OutgoingText[],
    misses: Misses,
  ): Promise<(string | null)[]>;
  /** @throws `429` */
  countTest(site: string): Promise<void>;
  /** Whether an address may be entered. */
  allows(address: string): boolean;
}

const dialects: Record<Provider['kind'], Dialect> = { deepl, openai };

const problems: Partial<Record<SafeFetchProblem, ProviderProblem>> = {
  'no-address': 'address',
  'not-public': 'not-public',
  insecure: 'insecure',
  'too-slow': 'too-slow',
  'too-large': 'reply',
  refused: 'reply',
};

const publicOrLoopback = (address: string) => isPublicAddress(address) || isLoopbackAddress(address);

/** How many of the texts, from the first, are sent together. */
export function fitting({ mostTexts, mostBytes, groupOf }: Dialect, texts: readonly OutgoingText[]): number {
  const [first] = texts;
  let size = 0;
  const end = texts.slice(0, mostTexts).findIndex((text) => {
    size += Buffer.byteLength(text.text);
    return text !== first && (size > mostBytes || (first && groupOf(text) !== groupOf(first)));
  });
  return end < 0 ? Math.min(texts.length, mostTexts) : end;
}

/** Speaks to the services, within the limits of the installation. */
export function openMachine({ pool, deeplBase, toLoopback }: MachineSettings): Machine {
  const requests: Limit = limit(pool, 'machine-translation');
  const tests: Limit = limit(pool, 'machine-translation-test');
  const perSite = new ConcurrencyLimit({ atOnce: AT_ONCE, waiting: MOST_WAITING });

  async function send(site: string, provider: Provider, asked: ProviderCall): Promise<string> {
    const { kind } = provider;
    if (!(await requests.tryTake(site))) throw new ProviderError('limit');
    const standIn = kind === 'deepl' && deeplBase !== undefined;
    const isOpen = standIn || (kind === 'openai' && toLoopback);
    const { pathname } = new URL(asked.address);
    const address = standIn ? new URL(pathname, deeplBase).href : asked.address;
    const limits = {
      most: MOST_REPLY,
      patience: PATIENCE_MS,
      ...(isOpen ? { allowed: publicOrLoopback } : {}),
    };
    const { status, text } = await perSite
      .run([site], PATIENCE_MS, () => safeCall(address, asked, limits))
      .catch((error: unknown) => {
        if (error instanceof SafeFetchError) throw new ProviderError(problems[error.problem] ?? 'down');
        throw error;
      });
    if (status >= 300 && status < 400) throw new ProviderError('moved');
    if (status !== 200) throw new ProviderError(dialects[kind].problemOf(status, text));
    return text;
  }

  /** Halves what the service answered with nonsense, so that one text doesn't hold up the others. */
  async function translate(
    site: string,
    provider: Provider,
    direction: Direction,
    texts: readonly OutgoingText[],
    misses: Misses,
  ): Promise<(string | null)[]> {
    const dialect = dialects[provider.kind];
    try {
      const reply = await send(site, provider, dialect.ask(provider, direction, texts));
      const translated = dialect.read(reply, texts);
      misses.count = 0;
      return translated;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.problem !== 'reply') throw error;
      if (texts.length > 1) {
        const half = Math.ceil(texts.length / 2);
        const first = await translate(site, provider, direction, texts.slice(0, half), misses);
        return [...first, ...(await translate(site, provider, direction, texts.slice(half), misses))];
      }
      misses.count += 1;
      if (misses.count >= MOST_MISSES) throw error;
      return [null];
    }
  }

  return {
    test: async (site, provider) => {
      const dialect = dialects[provider.kind];
      return dialect.readTest(await send(site, provider, dialect.test(provider)));
    },
    translateSome: (site, provider, direction, texts, misses) => {
      const some = texts.slice(0, fitting(dialects[provider.kind], texts));
      return some.length === 0 ? Promise.resolve([]) : translate(site, provider, direction, some, misses);
    },
    countTest: (site) => tests.take(site, staffWords().testedOften),
    allows: (address) => {
      const url = URL.parse(address);
      if (!url || url.username || url.password || url.search || url.hash) return false;
      return url.protocol === 'https:' || (toLoopback && url.protocol === 'http:');
    },
  };
}
