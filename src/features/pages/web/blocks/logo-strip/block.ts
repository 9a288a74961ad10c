import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { toPicture } from '../../../../../lib/content/pictures.ts';
import { titleOf } from '../../../../files/file-labels.ts';
import { choice, choiceField, href, line, picture } from '../shared/props.ts';

const styles = { quiet: 'Grey until pointed at', colour: 'In colour' } as const;

const schema = z.strictObject({
  title: line(120),
  items: z
    .array(z.strictObject({ picture, name: line(80), href }))
    .max(40)
    .default([]),
  look: choice(styles, 'quiet'),
  marquee: z.boolean().default(false),
});
export type LogoStripProps = z.output<typeof schema>;

const sample = (name: string) => ({ picture: null, name, href: '' });

const samples = ['Hartwell & Co', 'Northlight', 'Bramble', 'The Weekly Post', 'Fen House'];

export const logoStripBlock: BlockKind = {
  type: 'logoStrip',
  label: 'Logos',
  hint: 'Logos of customers, partners or press.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    title: 'In good company',
    items: samples.map(sample),
    look: 'quiet',
    marquee: false,
  },
  fields: {
    title: { kind: 'text', label: 'Heading' },
    items: {
      kind: 'list',
      label: 'Logos',
      noun: 'logo',
      titleField: 'name',
      fields: {
        name: { kind: 'text', label: 'Name', help: 'Shown when there’s no image.' },
        picture: { kind: 'picture', label: 'Logo', help: 'Works best with a transparent background.' },
        href: { kind: 'link', label: 'Link' },
      },
      newEntry: sample('New name'),
      fill: {
        kind: 'image',
        label: 'Choose logos',
        entry: (file) => ({ picture: toPicture(file), name: titleOf(file.name), href: '' }),
        isSample: ({ picture: own, name }) => own === null && samples.includes(String(name)),
      },
      max: 40,
    },
    look: choiceField('Style', styles),
    marquee: {
      kind: 'toggle',
      label: 'Marquee',
      help: 'Logos move in one line, with a pause button, but not for visitors who prefer less motion.',
    },
  },
};
