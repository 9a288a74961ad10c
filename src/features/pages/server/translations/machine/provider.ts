import type { Language } from '../../../../../lib/messages/languages.ts';
import type { ProviderKind } from '../../../machine-translation-contract.ts';
import type { OutgoingText } from './outgoing-text.ts';

/** A service with the key of a site. */
export interface Provider {
  kind: Exclude<ProviderKind, 'none'>;
  key: string;
  /** The address of an OpenAI-compatible service; empty for DeepL. */
  address: string;
  model: string;
}

/** Locales such as `en-GB`, or languages. */
export interface Direction {
  from: string;
  to: Language;
}

export const providerProblems = [
  'key',
  'quota',
  'too-often',
  'address',
  'not-public',
  'insecure',
  'too-slow',
  'moved',
  'refused',
  'down',
  'reply',
  'limit',
  'off',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

/** A service that didn't translate. Holds nothing of its reply, which could name the key. */
export class ProviderError extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem) {
    super(`The machine translation service failed: ${problem}`);
    this.name = 'ProviderError';
    this.problem = problem;
  }
}

/** Those that may end without anybody doing something. */
export const passes = (problem: ProviderProblem): boolean =>
  ['too-often', 'too-slow', 'down', 'reply', 'limit'].includes(problem);

/** A request to the service, without the address that an installation may replace. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  address: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Usage {
  used: number | null;
  limit: number | null;
}

/** How a kind of service is spoken to. Pure: sends nothing. */
export interface Dialect {
  /** Limits of one request. */
  mostTexts: number;
  mostBytes: number;
  /** Texts of different groups aren't sent together. */
  groupOf(text: OutgoingText): string;
  ask(provider: Provider, direction: Direction, texts: readonly OutgoingText[]): ProviderCall;
  /** @throws ProviderError if it isn't as many texts as were sent */
  read(reply: string, sent: readonly OutgoingText[]): string[];
  /** What a status other than 200 means. */
  problemOf(status: number, reply: string): ProviderProblem;
  /** A request that shows whether the key works. */
  test(provider: Provider): ProviderCall;
  readTest(reply: string): Usage;
}

/** @throws ProviderError if it isn't JSON */
export function readJson(reply: string): unknown {
  try {
    return JSON.parse(reply);
  } catch {
    throw new ProviderError('reply');
  }
}
