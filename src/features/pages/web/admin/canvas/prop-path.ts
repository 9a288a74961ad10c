import type { Block, Field } from '../../../../../lib/content/block-kind.ts';

/** The position of a value within a block's props: a prop, or a prop of a list entry. */
export type PropPath = readonly (string | number)[];

type Values = Readonly<Record<string, unknown>>;

/** Every value of the given kinds of field, with its path. */
export function* fieldValues(
  fields: Readonly<Record<string, Field>>,
  props: Values,
  kinds: readonly Field['kind'][],
  before: PropPath = [],
): Generator<{ path: PropPath; value: unknown; field: Field }> {
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name];
    const path = [...before, name];
    if (kinds.includes(field.kind)) yield { path, value, field };
    if (field.kind === 'list' && Array.isArray(value))
      for (const [index, entry] of value.entries())
        yield* fieldValues(field.fields, (entry ?? {}) as Values, kinds, [...path, index]);
  }
}

/** The same props with one value replaced; everything off the path stays the same object. */
export function withValue<T>(props: T, path: PropPath, value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return value as T;
  if (Array.isArray(props))
    return props.with(step as number, withValue(props[step as number], rest, value)) as T;
  const record = (props ?? {}) as Record<string, unknown>;
  return { ...record, [step]: withValue(record[step], rest, value) } as T;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export interface TextPath {
  path: PropPath;
  isLong: boolean;
}

/** The text fields of a block with this text, in field order. */
export function textPathsOf(
  fields: Readonly<Record<string, Field>>,
  block: Block,
  words: string,
): TextPath[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  return [...fieldValues(fields, block.props, ['text', 'multiline'])]
    .filter(({ value }) => typeof value === 'string' && plain(value) === wanted)
    .map(({ path, field }) => ({ path, isLong: field.kind === 'multiline' }));
}

/** The rich text field with this document. */
export function richTextPathOf(
  fields: Readonly<Record<string, Field>>,
  block: Block,
  document: unknown,
): PropPath | null {
  for (const { path, value } of fieldValues(fields, block.props, ['richText']))
    if (value === document) return path;
  return null;
}

/** The text at a path; empty if there is none. */
export function textAt(props: unknown, path: PropPath): string {
  const value = path.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    props,
  );
  return typeof value === 'string' ? value : '';
}
