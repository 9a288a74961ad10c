import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { toPicture } from '../../../../../lib/content/pictures.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, line, picture, ratios } from '../shared/props.ts';

const layouts = { grid: 'Grid', mosaic: 'First image large', strip: 'Scrolling row' } as const;
const sizes = { medium: 'Medium', small: 'Small', large: 'Large' } as const;

const schema = z.strictObject({
  items: z
    .array(z.strictObject({ picture, caption: line(160) }))
    .max(60)
    .default([]),
  layout: choice(layouts, 'grid'),
  size: choice(sizes, 'medium'),
  ratio: choice(ratios, 'square'),
  large: z.boolean().default(true),
  ...ownBackdropShape,
});
export type GalleryProps = z.output<typeof schema>;

const sample = (caption: string) => ({ picture: null, caption });

export const galleryBlock: BlockKind = {
  type: 'gallery',
  label: 'Gallery',
  hint: 'Images in a grid.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    items: [
      'Early light',
      'The long table',
      'Ready to go',
      'From the garden',
      'Opening night',
      'Off to a customer',
    ].map(sample),
    layout: 'grid',
    size: 'medium',
    ratio: 'square',
    large: true,
    ...noBackdrop,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Images',
      noun: 'image',
      titleField: 'caption',
      fields: {
        picture: { kind: 'picture', label: 'Image' },
        caption: { kind: 'text', label: 'Caption' },
      },
      newEntry: sample(''),
      fill: {
        kind: 'image',
        label: 'Choose images',
        entry: (file) => ({ picture: toPicture(file), caption: '' }),
        isSample: (entry) => entry['picture'] === null,
      },
      max: 60,
    },
    layout: choiceField('Layout', layouts),
    size: choiceField('Image size', sizes),
    ratio: choiceField('Aspect ratio', ratios),
    large: { kind: 'toggle', label: 'Enlarge images on click' },
    ...ownBackdropFields,
  },
};
