import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Parts of a compiled message: text, or an argument with its kind and cases. */
export type MessagePart = string | readonly [name: string, kind?: string, cases?: Record<string, unknown>];

/** A message as people edit it: one text, or one for each form of a plural or select, with `{name}` for each value. */
export interface MessageForms {
  /** The argument that decides between the forms. */
  by?: { name: string; kind: string };
  /** Names are categories such as `one` and `other`, an exact number, or a case; one without a name has no choice. */
  forms: readonly { name: string; text: string }[];
  /** The kinds of arguments that have one: `{count, number}`. */
  kinds: Readonly<Record<string, string>>;
}

export const placeholder = /\{(\w+)\}/g;

const isBranching = (part: MessagePart): part is readonly [string, string, Record<string, unknown>] =>
  typeof part !== 'string' && typeof part[2] === 'object';

/**
 * Reads a message in ICU syntax.
 * @returns undefined for what nobody can edit as plain forms: several choices in one message, an offset
 * @throws for wrong syntax
 */
export function formsOf(message: string): MessageForms | undefined {
  // Most messages are plain text, and the parser is slow.
  if (!/[{}']/.test(message)) return { forms: [{ name: '', text: message }], kinds: {} };
  const parts = compileMessageOrThrow(message) as readonly MessagePart[];
  const choices = parts.filter(isBranching);
  const [choice] = choices;
  const kinds: Record<string, string> = {};
  const textOf = (from: readonly MessagePart[], count?: string): string =>
    from
      .map((part) => {
        if (typeof part === 'string') return part === '#' && count ? `{${count}}` : part;
        const [name, kind] = part;
        if (kind) kinds[name] = kind;
        return `{${name}}`;
      })
      .join('');
  if (!choice) return { forms: [{ name: '', text: textOf(parts) }], kinds };
  const [name, kind, cases] = choice;
  const { offset, ...branches } = cases;
  if (choices.length > 1 || offset !== undefined) return undefined;
  const count = kind === 'select' ? undefined : name;
  const forms = Object.entries(branches as Record<string, readonly MessagePart[]>).map(([form, branch]) => ({
    name: form,
    whole: parts.flatMap((part) => (part === choice ? branch : [part])),
  }));
  if (forms.some(({ whole }) => whole.some(isBranching))) return undefined;
  return {
    by: { name, kind },
    forms: forms.map((form) => ({ name: form.name, text: textOf(form.whole, count) })),
    kinds,
  };
}

const quoted = (text: string): string => text.replaceAll("'", "''");

/** Writes forms as a message in ICU syntax. Braces that are no placeholder must have been refused before. */
export function messageOf({ by, forms, kinds }: MessageForms): string {
  const written = (text: string) =>
    quoted(text).replaceAll(placeholder, (_, name: string) => {
      if (name === by?.name && by.kind !== 'select') return '#';
      return kinds[name] ? `{${name}, ${kinds[name]}}` : `{${name}}`;
    });
  if (!by) return written(forms[0]?.text ?? '');
  const cases = forms.map(({ name, text }) => `${/^\d/.test(name) ? '=' : ''}${name} {${written(text)}}`);
  return `{${by.name}, ${by.kind}, ${cases.join(' ')}}`;
}

export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];
