import type { ContentType } from '../../../entry-shapes.ts';

export type Field = ContentType['fields'][number];
/** A field being edited; a new one has no key before it is saved. */
export type FieldDraft = Omit<Field, 'key'> & { key?: string };

export const newFieldDraft: FieldDraft = {
  label: '',
  kind: 'text',
  help: '',
  required: false,
  options: [],
  usual: null,
  shown: true,
  retired: false,
};

/** Options as one text, a line each. */
export const optionsText = (options: readonly string[]): string => options.join('\n');
export const optionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Groups in the order of the list. */
export const groupsOf = (fields: readonly FieldDraft[]): string[] => [
  ...new Set(fields.flatMap(({ group }) => group || [])),
];

/**
 * Adds a field, or replaces the one at a position. It joins the others of its group; one that leaves a group comes after it, so that the
 * group isn’t divided.
 */
export function placeField(
  fields: readonly FieldDraft[],
  field: FieldDraft,
  at: number | null,
): FieldDraft[] {
  const former = at === null ? undefined : fields[at]?.group;
  const others = at === null ? fields : fields.toSpliced(at, 1);
  const lastOf = (group: string | undefined) =>
    group ? others.findLastIndex((other) => other.group === group) : -1;
  const stays = at !== null && former === field.group;
  const after = stays ? -1 : lastOf(field.group) === -1 ? lastOf(former) : lastOf(field.group);
  return after === -1
    ? others.toSpliced(at ?? others.length, 0, field)
    : others.toSpliced(after + 1, 0, field);
}

/** Whether some values that entries hold may no longer be shown: another kind, fewer options, a retired field. */
export const mayHideValues = (before: readonly Field[], after: readonly FieldDraft[]): boolean =>
  after.some((field) => {
    const was = before.find(({ key }) => key === field.key);
    if (!was) return false;
    if (was.kind !== field.kind || was.of !== field.of || (field.retired && !was.retired)) return true;
    return field.kind === 'choice' && was.options.some((option) => !field.options.includes(option));
  });
