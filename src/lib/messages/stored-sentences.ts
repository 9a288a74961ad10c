import { compileMessages } from './compile-messages.ts';
import type { Messages } from './define.ts';

export interface StoredSentence<Key> {
  key: Key;
  values: Record<string, string>;
}

/**
 * Finds the message and the values of sentences that the database keeps, or a shape writes, in English.
 * @param keys messages whose arguments are plain, such as `{amount}`
 */
export function storedSentences<const Source extends Messages, Key extends keyof Source & string>(
  en: Source,
  keys: readonly Key[],
): (text: string) => StoredSentence<Key> | undefined {
  const compiled = compileMessages(en);
  const patterns = keys.map((key) => {
    const parts: readonly unknown[] = [compiled[key] ?? ''].flat();
    const names = parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : []));
    const pattern = parts.map((part) => (typeof part === 'string' ? RegExp.escape(part) : '(.+)')).join('');
    return { key, names, pattern: new RegExp(`^${pattern}$`, 's') };
  });
  return (text) => {
    for (const { key, names, pattern } of patterns) {
      const found = pattern.exec(text);
      if (found)
        return {
          key,
          values: Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? ''])),
        };
    }
    return undefined;
  };
}
