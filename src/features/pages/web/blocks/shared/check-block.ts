import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockKind, BlockView, Field } from '../../../../../lib/content/block-kind.ts';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterb';

type Props = Record<string, unknown>;

/** Renders a block with the given props over its schema's defaults. */
export function markup(kind: BlockKind, view: BlockView<never>, props: Props, context: Props = {}): string {
  const slots = Object.fromEntries(kind.slots.map((slot) => [slot, null]));
  const all = { ...kind.schema.parse(props), ...slots, id: 'b1', ...context };
  return renderToStaticMarkup(createElement(view as BlockView<Props>, all));
}

/** The same props with every text replaced. */
function retold(fields: Record<string, Field>, props: Props, words: string): Props {
  const tell = (field: Field | undefined, value: unknown): unknown => {
    if (field?.kind === 'text' || field?.kind === 'multiline') return words;
    if (field?.kind === 'richText')
      return {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words || ' ' }] }],
      };
    if (field?.kind === 'list' && Array.isArray(value))
      return value.map((entry: Props) => retold(field.fields, entry, words));
    return value;
  };
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, tell(fields[key], value)]));
}

function eachList(
  fields: Record<string, Field>,
  props: Props,
  times: (max: number, min: number) => number,
): Props {
  const resize = (field: Field | undefined, value: unknown) =>
    field?.kind === 'list'
      ? Array.from({ length: times(field.max, field.min ?? 0) }, () => field.newEntry)
      : value;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, resize(fields[key], value)]));
}

/** Tests for every kind of block. Its own test adds the rest. */
export function checkBlock(kind: BlockKind, view: BlockView<never>) {
  const { defaults, fields, slots, schema } = kind;
  const own = Object.fromEntries(Object.entries(defaults).filter(([key]) => !slots.includes(key)));
  /** Texts with a required format, such as an email address, keep their sample. */
  const told = (words: string) =>
    Object.fromEntries(
      Object.entries(retold(fields, own, words)).map(([key, value]) => [
        key,
        schema.shape[key]?.safeParse(value).success ? value : own[key],
      ]),
    );

  test('the schema takes the sample content as it is', () => expect(schema.parse(own)).toEqual(own));
  test('the schema takes its own output again', () =>
    expect(schema.parse(schema.parse({}))).toEqual(schema.parse({})));
  test('every prop can be edited, and nothing else', () =>
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(schema.shape).toSorted()));
  test('unknown props are refused', () =>
    expect(schema.safeParse({ ...own, style: 'x' }).success).toBe(false));

  test.each([
    ['sample content', own],
    ['nothing', {}],
    ['empty words', told('')],
    ['a word of sixty letters', told(LONG.slice(0, 60))],
    ['lists at their shortest', eachList(fields, own, (_, min) => min)],
    ['lists with one entry', eachList(fields, own, (max, min) => Math.min(max, Math.max(1, min)))],
    ['lists at their longest', eachList(fields, own, (max) => max)],
  ])('renders %s without inline style or script', (_, props) => {
    const html = markup(kind, view, props);
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=|undefined|\[object|NaN/);
    expect(html.match(/<h1/g)).toBeNull();
  });

  const choices = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'choice' ? field.options.map(({ value }) => ({ [key]: value })) : [],
  );
  if (choices.length > 0)
    test.each(choices)('renders with %j', (chosen) =>
      expect(markup(kind, view, { ...own, ...chosen })).not.toContain('undefined'),
    );
}
