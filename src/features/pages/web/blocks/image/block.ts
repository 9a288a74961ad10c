import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, href, line, picture, ratios } from '../shared/props.ts';

const shapes = { natural: 'Original', ...ratios } as const;
const widths = { full: 'Full width', medium: 'Medium', small: 'Small' } as const;

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
  label: 'Image',
  hint: 'One image, with an optional caption and link.',
  group: 'media',
  schema,
  slots: [],
  defaults: { picture: null, ratio: 'landscape', width: 'full', caption: '', href: '', rounded: true },
  fields: {
    picture: { kind: 'picture', label: 'Image', help: 'Add alt text for people who can’t see it.' },
    ratio: choiceField('Aspect ratio', shapes),
    width: choiceField('Width', widths),
    caption: { kind: 'text', label: 'Caption' },
    href: { kind: 'link', label: 'Link' },
    rounded: { kind: 'toggle', label: 'Rounded corners' },
  },
};
