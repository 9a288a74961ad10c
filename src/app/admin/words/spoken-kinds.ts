import type { BlockKind, Field } from '../../../lib/content/block-kind.ts';
import { messagesNow } from '../../../lib/messages/use-messages.ts';
import { blocksAdmin } from '../../messages/admin-blocks/area.ts';
import { en } from '../../messages/admin-blocks/en.ts';

const keys = new Map(Object.entries(en).map(([key, text]) => [text as string, key as keyof typeof en]));

type Say = (text: string) => string;

/** The properties that owners read. Others are names, addresses and samples of what a page shows. */
const readable = new Set(['label', 'hint', 'help', 'placeholder', 'noun', 'unit']);

function spoken<Value>(value: Value, say: Say): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => spoken(one, say)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && readable.has(name) ? say(part) : inside(name) ? spoken(part, say) : part,
    ]),
  ) as Value;
}

/** What holds further words of a field. Values of new entries are content. */
const inside = (name: string): boolean => !['newEntry', 'props', 'when', 'shownBy'].includes(name);

/** Fields by name: a field may be called `label`, too. */
const spokenFields = (fields: Record<string, Field>, say: Say): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'list'
        ? { ...spoken({ ...field, fields: {} }, say), fields: spokenFields(field.fields, say) }
        : spoken(field, say),
    ]),
  );

/**
 * Kinds of blocks with the words that owners read in the admin's language. They are data that the server has as well, so
 * their words are found by the English text.
 */
export function spokenKinds(kinds: readonly BlockKind[]): readonly BlockKind[] {
  const words = messagesNow(blocksAdmin);
  const say = (text: string) => {
    const key = keys.get(text);
    return key ? words[key] : text;
  };
  return kinds.map((kind) => ({
    ...kind,
    label: say(kind.label),
    hint: say(kind.hint),
    fields: spokenFields(kind.fields, say),
    ...(kind.picks && { picks: spoken(kind.picks, say) }),
  }));
}
