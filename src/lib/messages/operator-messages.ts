import type { Messages, Words } from './define.ts';

const argument = /\{(\w+)\}/g;

/**
 * Sentences for operators, in English only. A start needs them before the library for messages is loaded: arguments are inserted as
 * they are, and there are no plurals.
 */
export function operatorMessages<const Source extends Messages>(messages: Source): Words<Source> {
  const words = Object.entries(messages).map(([key, text]) => [
    key,
    text.search(argument) === -1
      ? text
      : (values: Record<string, string | number>) =>
          text.replaceAll(argument, (_, name: string) => String(values[name])),
  ]);
  return Object.fromEntries(words) as Words<Source>;
}
