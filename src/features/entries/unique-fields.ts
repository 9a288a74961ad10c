import type { FieldDefinition, FieldKind } from './field-kinds.ts';
import { fitValue, textOf } from './field-values.ts';

/** Kinds with one value that people would compare. */
const uniqueKinds: ReadonlySet<FieldKind> = new Set(['text', 'number', 'date', 'link', 'file', 'audio']);

export const canBeUnique = (kind: FieldKind): boolean => uniqueKinds.has(kind);

/** Whether its values are checked. */
export const isUnique = ({
  kind,
  retired,
  unique,
}: Pick<FieldDefinition, 'kind' | 'retired' | 'unique'>): boolean =>
  unique === true && !retired && canBeUnique(kind);

/** Two addresses are the same whatever the case of their domain, with or without a slash at the end. */
const comparableLink = (href: string): string =>
  (URL.canParse(href) ? new URL(href).href : href).replace(/\/$/, '');

/**
 * A stored value in the form in which it is compared: a text without regard to case and spaces, a number by its value.
 * @returns `undefined` for an empty value, which is never the same as another
 */
export function comparable(field: FieldDefinition, stored: unknown): string | undefined {
  const text = textOf(fitValue(field, stored));
  if (text === undefined) return undefined;
  if (field.kind === 'link') return comparableLink(text);
  // Upper case, because it makes “Straße” and “STRASSE” equal, which lower case doesn’t.
  if (field.kind === 'text') return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toUpperCase();
  return text;
}
