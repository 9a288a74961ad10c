import type { Field } from './block-kind.ts';
import { fieldsWith } from './fields-with.ts';
import type { RichText } from './rich-text.ts';

/** A text of a block that visitors read. */
export interface BlockText {
  /** From the block's props: `items.0.title`. */
  path: string;
  /** The name of its field. */
  name: string;
  label: string;
  /** `alt` is the description of an image, which visitors hear. */
  kind: 'text' | 'multiline' | 'richText' | 'alt';
  value: string | RichText;
}

type Fields = Readonly<Record<string, Field>>;
type Props = Readonly<Record<string, unknown>>;

const fieldsWithText = fieldsWith('text', 'multiline', 'richText', 'picture');

/** The texts of a block in the order of its fields, without what its other settings hide. */
export function* textsOf(fields: Fields, props: Props, before = ''): Generator<BlockText> {
  for (const [name, field] of fieldsWithText(fields)) {
    const value = props[name];
    const path = `${before}${name}`;
    if (!isOffered(field, props)) continue;
    if (field.kind === 'list') {
      for (const [index, entry] of (Array.isArray(value) ? value : []).entries())
        yield* textsOf(field.fields, entry as Props, `${path}.${index}.`);
    } else if (field.kind === 'richText') {
      if (value) yield { path, name, label: field.label, kind: 'richText', value: value as RichText };
    } else if (field.kind === 'text' || field.kind === 'multiline') {
      if (field.unread || typeof value !== 'string' || isAddress(value)) continue;
      yield { path, name, label: field.label, kind: field.kind, value };
    } else if (field.kind === 'picture') {
      const { alt } = (value ?? {}) as { alt?: unknown };
      if (typeof alt === 'string')
        yield { path: `${path}.alt`, name, label: field.label, kind: 'alt', value: alt };
    }
  }
}

const isOffered = ({ when }: Field, props: Props): boolean =>
  !when || [when.is].flat().includes(String(props[when.field]));

const isAddress = (text: string): boolean => /^\s*(?:https?:\/)?\/\S*\s*$/i.test(text);

/** Copies a block's props with a new value at the path. Returns the same props if the path doesn't exist. */
export const withValue = <T>(props: T, path: string, value: unknown): T =>
  withValueAt(props, path.split('.'), 0, value);

function withValueAt<T>(props: T, path: readonly string[], depth: number, value: unknown): T {
  const name = path[depth] ?? '';
  if (typeof props !== 'object' || props === null || !Object.hasOwn(props, name)) return props;
  const own = (props as Record<string, unknown>)[name];
  const next = depth === path.length - 1 ? value : withValueAt(own, path, depth + 1, value);
  if (Array.isArray(props)) return props.with(Number(name), next) as T;
  return { ...props, [name]: next };
}
