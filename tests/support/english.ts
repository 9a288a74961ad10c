import { globSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const root = join(import.meta.dirname, '../..');

async function sentences(): Promise<string[]> {
  const found: string[] = [];
  // What operators read is in English only.
  for (const path of globSync('src/**/messages/*/de.ts', { cwd: root })) {
    const { de } = (await import(join(root, path))) as { de: Record<string, unknown> };
    const { en } = (await import(join(root, path.replace('de.ts', 'en.ts')))) as { en: typeof de };
    for (const [key, text] of Object.entries(en))
      // Where catalogues are bundled, they are compiled already: a message with arguments is a list of parts.
      for (const part of typeof text === 'string' ? compileMessageOrThrow(text) : (text as unknown[]))
        if (typeof part === 'string' && part.trim().length > 11 && !JSON.stringify(de[key]).includes(part))
          found.push(part.trim());
  }
  return found;
}

let known: Promise<string[]> | undefined;

/** Finds parts of English messages in a text that should have none. */
export async function englishIn(text: string): Promise<string[]> {
  const all = await (known ??= sentences());
  return all.filter((sentence) => text.includes(sentence));
}
