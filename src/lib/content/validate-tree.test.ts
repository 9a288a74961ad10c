import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { BlockKind, BlockKinds } from './block-kind.ts';
import { validateTree } from './validate-tree.ts';

const kind = (type: string, shape: z.ZodRawShape, slots: string[] = []): [string, BlockKind] => [
  type,
  {
    type,
    label: type,
    hint: '',
    group: 'text',
    schema: z.strictObject(shape),
    slots,
    defaults: {},
    fields: {},
  },
];
const kinds: BlockKinds = new Map([
  kind('note', {
    text: z.string().max(5).default(''),
    items: z
      .array(z.strictObject({ title: z.string().min(1) }))
      .max(2)
      .optional(),
  }),
  kind('box', {}, ['content']),
]);
const problems = (blocks: unknown) => {
  const result = validateTree(blocks, kinds);
  return 'fields' in result ? result.fields : {};
};

describe('validateTree', () => {
  test('fills in ids, defaults and empty slots', () => {
    const result = validateTree(
      [{ type: 'box', props: { content: [{ type: 'note' }] } }, { type: 'box' }],
      kinds,
    );
    expect(result).toEqual({
      blocks: [
        {
          type: 'box',
          props: {
            id: expect.any(String),
            content: [{ type: 'note', props: { id: expect.any(String), text: '' } }],
          },
        },
        { type: 'box', props: { id: expect.any(String), content: [] } },
      ],
    });
  });

  test.each([
    [
      'an unknown type',
      [{ type: 'box', props: { content: [{ type: 'x' }] } }],
      'blocks.0.props.content.0.type',
      'Unknown block type.',
    ],
    ['a type from the prototype', [{ type: '__proto__', props: {} }], 'blocks.0.type', 'Unknown block type.'],
    [
      'a bad entry',
      [{ type: 'note', props: { items: [{ title: '' }] } }],
      'blocks.0.props.items.0.title',
      'This can’t be empty.',
    ],
    [
      'a long text',
      [{ type: 'note', props: { text: 'abcdef' } }],
      'blocks.0.props.text',
      'This can have at most 5 characters.',
    ],
    ['a wrong type', [{ type: 'note', props: { text: 5 } }], 'blocks.0.props.text', 'This must be text.'],
    [
      'too many entries',
      [{ type: 'note', props: { items: [1, 2, 3] } }],
      'blocks.0.props.items',
      'There must be at most 2 entries.',
    ],
    [
      'an unknown prop',
      [{ type: 'note', props: { style: 'x' } }],
      'blocks.0.props.style',
      '“note” doesn’t have this setting.',
    ],
    [
      'a key beside props',
      [{ type: 'note', props: {}, html: 'x' }],
      'blocks.0.html',
      'A block can only have a type and props.',
    ],
    [
      'an id twice',
      [
        { type: 'note', props: { id: 'a' } },
        { type: 'note', props: { id: 'a' } },
      ],
      'blocks.1.props.id',
      'Two blocks on a page can’t have the same ID.',
    ],
    [
      'an empty id',
      [{ type: 'note', props: { id: '' } }],
      'blocks.0.props.id',
      'An ID must be text of 1 to 64 characters.',
    ],
    ['no list', { 0: {} }, 'blocks', 'This must be a list of blocks.'],
    ['no block', [null], 'blocks.0', 'This must be a block with a type and props.'],
    [
      'a slot that is none',
      [{ type: 'box', props: { content: 'x' } }],
      'blocks.0.props.content',
      'This must be a list of blocks.',
    ],
  ])('refuses %s with its path', (_, blocks, path, sentence) => {
    expect(problems(blocks)[path]).toBe(sentence);
  });

  test('takes what every block may have, and leaves it out where it says nothing', () => {
    const widths = { hiddenOn: ['phone', 'wide', 'phone'], alignOn: { tablet: 'centre' } };
    const result = validateTree([{ type: 'box', props: { id: 'b', ...widths } }], kinds);
    expect(result).toEqual({
      blocks: [
        {
          type: 'box',
          props: { id: 'b', content: [], hiddenOn: ['wide', 'phone'], alignOn: { tablet: 'centre' } },
        },
      ],
    });
    const empty = validateTree([{ type: 'box', props: { id: 'b', hiddenOn: [], alignOn: {} } }], kinds);
    expect(empty).toEqual({ blocks: [{ type: 'box', props: { id: 'b', content: [] } }] });
  });

  test.each([
    [{ styling: { ground: 'url(//evil)' } }, 'blocks.0.props.styling.ground'],
    [{ styling: { phone: { pad: 9 } } }, 'blocks.0.props.styling.phone.pad'],
    [{ styling: { phone: { shadow: 'large' } } }, 'blocks.0.props.styling.phone.shadow'],
    [{ styling: { wide: { shadow: 'large' } } }, 'blocks.0.props.styling.wide.shadow'],
    [{ styling: { wide: { pad: 'huge' } } }, 'blocks.0.props.styling.wide.pad'],
    [{ styling: { tablet: 'large' } }, 'blocks.0.props.styling.tablet'],
    [{ styling: { filter: 'url(//evil)' } }, 'blocks.0.props.styling.filter'],
    [{ styling: { phone: { filter: 'mono' } } }, 'blocks.0.props.styling.phone.filter'],
    [{ styling: { overlap: '-40rem' } }, 'blocks.0.props.styling.overlap'],
    [{ styling: { overlap: 40 } }, 'blocks.0.props.styling.overlap'],
    [{ styling: { phone: { overlap: '-40rem' } } }, 'blocks.0.props.styling.phone.overlap'],
    [{ styling: { css: 'color:red' } }, 'blocks.0.props.styling.css'],
    [{ styling: [] }, 'blocks.0.props.styling'],
    [{ hiddenOn: ['watch'] }, 'blocks.0.props.hiddenOn.0'],
    [{ hiddenOn: 'phone' }, 'blocks.0.props.hiddenOn'],
    [{ hiddenOn: null }, 'blocks.0.props.hiddenOn'],
    [{ alignOn: { phone: 'middle' } }, 'blocks.0.props.alignOn.phone'],
    [{ alignOn: { phone: { $ne: 1 } } }, 'blocks.0.props.alignOn.phone'],
    [{ alignOn: { watch: 'start' } }, 'blocks.0.props.alignOn.watch'],
    [{ alignOn: ['start'] }, 'blocks.0.props.alignOn'],
  ])('refuses %j by its path', (props, path) =>
    expect(Object.keys(problems([{ type: 'note', props }]))).toEqual([path]),
  );

  test('refuses more than 12 levels, also a thousand', () => {
    const tower = (levels: number) => {
      let blocks: unknown = [];
      for (let i = 0; i < levels; i += 1) blocks = [{ type: 'box', props: { content: blocks } }];
      return blocks;
    };
    expect(problems(tower(12))).toEqual({});
    expect(Object.values(problems(tower(13)))).toEqual(['Blocks can be nested at most 12 levels deep.']);
    expect(Object.keys(problems(tower(1000)))).toHaveLength(1);
  });

  test('refuses more than 2,000 blocks', () => {
    const many = (n: number) => Array.from({ length: n }, () => ({ type: 'note' }));
    expect(problems(many(2000))).toEqual({});
    expect(problems(many(2001))).toEqual({ blocks: 'A page can have at most 2,000 blocks.' });
  });

  test('names at most fifty problems', () =>
    expect(Object.keys(problems(Array.from({ length: 900 }, () => ({ type: 'x' }))))).toHaveLength(50));
});
