import type { Field } from './block-kind.ts';

type Fields = Readonly<Record<string, Field>>;

/**
 * Finds the fields of some kinds, and the lists that have one of them, in the order of the fields. Worked out once for each
 * kind of block: most of its fields are settings, and pages are searched each time that they are shown.
 */
export function fieldsWith(
  ...kinds: readonly Field['kind'][]
): (fields: Fields) => readonly (readonly [name: string, Field])[] {
  const known = new WeakMap<Fields, [string, Field][]>();
  const among = (fields: Fields): [string, Field][] => {
    let found = known.get(fields);
    if (!found) {
      found = Object.entries(fields).filter(
        ([, field]) =>
          kinds.includes(field.kind) || (field.kind === 'list' && among(field.fields).length > 0),
      );
      known.set(fields, found);
    }
    return found;
  };
  return among;
}
