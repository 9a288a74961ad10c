import { joinList } from '../../../products/csv-cells.ts';
import { staffWords } from '../staff-words.ts';

/** Characters. */
export const MOST_FRONT_MATTER = 16 * 1024;
const DEEPEST = 20;
const fence = /^---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;

export interface FrontMatter {
  /** By key; null for a value that is neither text nor a list of texts. */
  values: Map<string, string | null>;
  body: string;
  problem?: string;
}

/** What a Markdown file says before its text, between lines of three hyphens. */
export async function readFrontMatter(file: string): Promise<FrontMatter> {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const none = new Map<string, string | null>();
  if (/^\+\+\+[ \t]*\r?\n/.test(text))
    return {
      values: none,
      body: '',
      problem: staffWords().tomlFrontMatter,
    };
  if (!fence.test(text)) return { values: none, body: text };
  const rest = text.replace(fence, '');
  const end = closing.exec(rest);
  if (!end) return { values: none, body: '', problem: staffWords().endlessFrontMatter };
  const yaml = rest.slice(0, end.index);
  const body = rest.slice(end.index + end[0].length);
  if (yaml.length > MOST_FRONT_MATTER)
    return { values: none, body: '', problem: staffWords().largeFrontMatter };
  return { body, ...(await readYaml(yaml)) };
}

async function readYaml(text: string): Promise<Omit<FrontMatter, 'body'>> {
  const { parseDocument } = await import('yaml');
  const values = new Map<string, string | null>();
  if (isDeep(text)) return { values, problem: staffWords().deepFrontMatter };
  const broken = (why: string) => ({ values: new Map<string, string | null>(), problem: why });
  let read: unknown;
  try {
    // The core schema has neither dates nor own types; maps don't become objects, and aliases are refused.
    const document = parseDocument(text, { schema: 'core', logLevel: 'silent' });
    const [error] = document.errors;
    if (error) {
      const line = error.linePos?.[0].line;
      const words = staffWords();
      return broken(
        line === undefined ? words.unreadableFrontMatter : words.unreadableLine({ line: line + 1 }),
      );
    }
    read = document.toJS({ mapAsMap: true, maxAliasCount: 0 }) as unknown;
  } catch {
    return broken(staffWords().frontMatterReferences);
  }
  if (read === null || read === undefined) return { values };
  if (!(read instanceof Map)) return broken(staffWords().frontMatterIsNoList);
  for (const [key, value] of read) values.set(String(key), cellOf(value));
  return { values };
}

/** The time for reading values in each other grows with the square of their depth. Brackets in texts are counted, too. */
function isDeep(text: string): boolean {
  if (/(?:[-?:][ \t]+){20}/.test(text)) return true;
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Text for what a key holds. */
function cellOf(value: unknown): string | null {
  if (value === null) return '';
  if (!Array.isArray(value)) return scalarOf(value);
  const texts = value.map((each: unknown) =>
    // Some generators write authors as `- name: …`.
    scalarOf(each instanceof Map ? (each as Map<unknown, unknown>).get('name') : each),
  );
  return texts.includes(null) ? null : joinList(texts.map((each) => each ?? ''));
}

const scalarOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
