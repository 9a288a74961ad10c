import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { choice, choiceField, href, line, picture, ratios } from '../shared/props.ts';

const shapes = { natural: 'As it is', ...ratios } as const;
const widths = { full: 'As wide as there is room', medium: 'Medium', small: 'Small' } as const;

const schema = z.strictObject({
  picture,
  ratio: choice(shapes, 'landscape'),
  width: choice(widths, 'full'),
  caption: line(240),
  href,
  rounded: z.boolean().default(true),
});
export type ImageProps = z.output<typeof schema>;

export const imageBlock: BlockKind = {
  type: 'image',
  label: 'Picture',
  hint: 'One picture, with a caption and a link if you like.',
  group: 'media',
  schema,
  slots: [],
  defaults: { picture: null, ratio: 'landscape', width: 'full', caption: '', href: '', rounded: true },
  fields: {
    picture: { kind: 'picture', label: 'Picture', help: 'Describe it for people who cannot see it.' },
    ratio: choiceField('Shape', shapes),
    width: choiceField('Width', widths),
    caption: { kind: 'text', label: 'Caption' },
    href: { kind: 'link', label: 'Goes to' },
    rounded: { kind: 'toggle', label: 'Rounded corners' },
  },
};
