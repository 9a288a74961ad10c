import { slugOf } from '../../../../lib/values/slug.ts';
import type { z } from 'zod';
import type { newField } from '../../entry-shapes.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { shapeOf } from '../../field-values.ts';
import { canBeUnique } from '../../unique-fields.ts';
import { staffWords } from '../staff-words.ts';

type NewField = z.output<typeof newField>;

/** A key from a label: “Start & end” → `start_end`. */
function keyFrom(label: string, taken: ReadonlySet<string>): string {
  const made = slugOf(label, 'field', 'en').replaceAll('-', '_').slice(0, 30);
  const base = /^[a-z]/.test(made) ? made : `field_${made}`.slice(0, 36);
  for (let count = 1; ; count++) {
    const key = count === 1 ? base : `${base}_${count}`;
    if (!taken.has(key)) return key;
  }
}

/**
 * The fields of a type after a change. One that is left out is retired, so that what entries hold in it is not lost.
 * @returns sentences by path where the change makes no sense
 */
export function changeFields(
  before: readonly FieldDefinition[],
  given: readonly NewField[],
): { fields: FieldDefinition[] } | { problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const taken = new Set([...before.map(({ key }) => key), ...given.flatMap(({ key }) => key ?? [])]);
  const seen = new Set<string>();
  const fields = given.map(({ key: own, usual, unique, group, ...rest }, index): FieldDefinition => {
    const key = own ?? keyFrom(rest.label, taken);
    taken.add(key);
    const say = (part: string, sentence: string) => {
      problems[`fields.${index}.${part}`] ??= sentence;
    };
    if (seen.has(key)) say('key', staffWords().sameKey);
    seen.add(key);
    if (rest.kind === 'choice' && rest.options.length === 0) say('options', staffWords().addOption);
    if (rest.kind === 'entries' && rest.of === undefined) say('of', staffWords().chooseType);
    if (new Set(rest.options).size < rest.options.length) say('options', staffWords().sameOptions);
    const isUnique = unique === true && canBeUnique(rest.kind);
    const field = {
      key,
      ...rest,
      ...(group ? { group } : {}),
      ...(isUnique ? { unique } : {}),
      // The second entry would start with a value that the first one has.
      usual: isUnique ? null : (usual ?? null),
    };
    if (field.usual !== null && !shapeOf(field).safeParse(field.usual).success)
      say('usual', staffWords().unfitDefault);
    return field;
  });
  const gone = before
    .filter(({ key }) => !seen.has(key))
    .map((field): FieldDefinition => ({ ...field, retired: true }));
  return Object.keys(problems).length > 0 ? { problems } : { fields: [...fields, ...gone] };
}
