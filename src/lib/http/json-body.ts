import { invalid } from '../errors.ts';

const DEEPEST = 100;

/**
 * Parses a JSON body. Refuses, with `400`, what no schema could judge well: NUL characters (PostgreSQL cannot keep
 * them), `__proto__` keys and nesting deeper than 100.
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON that can be read.');
  }
  refuseUnstorable(body);
  return body;
}

/** The same for values of path and query. */
export function refuseNulBytes(value: unknown): void {
  refuseUnstorable(value);
}

// Without recursion: the depth is the sender's choice.
function refuseUnstorable(root: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      if (value.includes('\0'))
        throw invalid('Text must not contain NUL characters.', { [path]: 'Contains a NUL character.' });
      if (!value.isWellFormed())
        throw invalid('Text must be valid Unicode.', { [path]: 'Contains half a character.' });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEEPEST)
        throw invalid('That is nested too deeply.', { [path.slice(0, 80)]: 'Nested too deeply.' });
      for (const [key, part] of Object.entries(value)) {
        if (key === '__proto__' || key.includes('\0'))
          throw invalid('There is no such field.', { [path]: 'There is no such field.' });
        open.push({ value: part, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
    }
  }
}
