import { malformed } from '../../errors.ts';

const DEEPEST = 100;
/** Checked first, because a schema would validate each entry before it refused their number. */
const MOST_KEYS = 2_000;
const MOST_ITEMS = 20_000;

/**
 * Refuses, with `400`, values that schemas handle badly, wherever they come from: NUL characters and lone
 * surrogates (PostgreSQL cannot store either), `__proto__` keys, huge objects and lists, and nesting deeper than 100.
 */
export function refuseUnstorable(root: unknown): void {
  // Without recursion: the sender chooses the depth.
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      const problem = problemOf(value);
      if (problem) throw malformed(problem.sentence, { [path.slice(0, 80)]: problem.field });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEEPEST)
        throw malformed('This is nested too deeply.', { [path.slice(0, 80)]: 'Nested too deeply.' });
      const entries = Object.entries(value);
      if (entries.length > (Array.isArray(value) ? MOST_ITEMS : MOST_KEYS))
        throw malformed('This has too many entries.', { [path.slice(0, 80)]: 'Has too many entries.' });
      for (const [key, part] of entries) {
        if (key === '__proto__' || problemOf(key))
          throw malformed('Unknown field.', { [path.slice(0, 80)]: 'Unknown field.' });
        open.push({ value: part, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
    }
  }
}

function problemOf(text: string): { sentence: string; field: string } | null {
  if (text.includes('\0'))
    return { sentence: 'Text must not contain NUL characters.', field: 'Contains a NUL character.' };
  if (!text.isWellFormed())
    return { sentence: 'Text must be valid Unicode.', field: 'Contains half a character.' };
  return null;
}
