import type { BlockKind, Field } from '../../../lib/content/block-kind.ts';
import { textsOf } from '../../../lib/messages/texts-of.ts';
import { blocksAdmin } from '../../messages/admin-blocks/area.ts';
import { en } from '../../messages/admin-blocks/en.ts';

const say = textsOf(blocksAdmin, en);

/** The properties that owners read. Others are names, addresses and samples of what a page shows. */
const readable = new Set(['label', 'hint', 'help', 'placeholder', 'noun', 'unit']);

function spoken<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => spoken(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && readable.has(name) ? say(part) : inside(name) ? spoken(part) : part,
    ]),
  ) as Value;
}

/** What holds further words of a field. Values of new entries are content. */
const inside = (name: string): boolean => !['newEntry', 'props', 'when', 'shownBy'].includes(name);

/** Fields by name: a field may be called `label`, too. */
const spokenFields = (fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'list'
        ? { ...spoken({ ...field, fields: {} }), fields: spokenFields(field.fields) }
        : spoken(field),
    ]),
  );

/**
 * Kinds of blocks with the words that owners read in the admin's language. They are data that the server has as well, so
 * their words are found by the English text.
 */
export function spokenKinds(kinds: readonly BlockKind[]): readonly BlockKind[] {
  return kinds.map((kind) => ({
    ...kind,
    label: say(kind.label),
    hint: say(kind.hint),
    fields: spokenFields(kind.fields),
    ...(kind.picks && { picks: spoken(kind.picks) }),
  }));
}
