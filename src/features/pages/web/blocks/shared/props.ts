import { z } from 'zod';
import type { Field, Picture } from '../../../../../lib/content/block-kind.ts';
import { picture as anyPicture } from '../../../../../lib/content/picture-shape.ts';
import { link } from '../../../../../lib/content/link-shape.ts';

/** PostgreSQL's `jsonb` cannot store NUL. */
const clean = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll('\u0000', ''))
    .default('');

/** One line of text, empty by default. */
export const line = (max = 160) => clean(max);
/** Several lines of plain text. */
export const lines = (max = 1200) => clean(max);

/** A link's address, canonical; empty for none. */
export const href = link('This address cannot be used. Start it with https://, /, #, mailto: or tel:.', {
  optional: true,
}).default('');

/** An image, or `null`, which shows a drawing in the site's colours. */
export const picture = anyPicture.nullable().default(null) satisfies z.ZodType<Picture | null>;

/** A quotation with its author. */
export const voice = { text: lines(800), person: line(80), role: line(120), picture };

export const voiceFields = {
  text: { kind: 'multiline', label: 'Quote', help: 'Quotation marks are added automatically.' },
  person: { kind: 'text', label: 'Name' },
  role: { kind: 'text', label: 'Role' },
  picture: { kind: 'picture', label: 'Photo' },
} satisfies Record<string, Field>;

/** A choice of a few named variants; keys are stored, labels are for owners. */
export const choice = <K extends string>(labels: Record<K, string>, fallback: NoInfer<K>) =>
  z.enum(Object.keys(labels) as [K, ...K[]]).default(fallback);

export const choiceField = (label: string, labels: Record<string, string>, help?: string): Field => ({
  kind: 'choice',
  label,
  ...(help === undefined ? {} : { help }),
  options: Object.entries(labels).map(([value, words]) => ({ value, label: words })),
});

export const button = z.strictObject({
  label: line(60),
  href,
  look: choice({ primary: '', secondary: '', quiet: '' }, 'primary'),
});
export type ButtonProps = z.output<typeof button>;

export const buttonsField = (max: number): Field => ({
  kind: 'list',
  label: 'Buttons',
  noun: 'button',
  titleField: 'label',
  fields: {
    label: { kind: 'text', label: 'Text', help: 'Say what happens next: “Book a class”.' },
    href: { kind: 'link', label: 'Link' },
    look: choiceField('Style', { primary: 'Filled', secondary: 'Outlined', quiet: 'Text link' }),
  },
  newEntry: { label: 'Find out more', href: '/', look: 'primary' },
  max,
});

export const grounds = {
  none: 'None',
  tint: 'Light tint',
  main: 'Main colour',
  dark: 'Dark',
  picture: 'Image',
} as const;

export const ratios = {
  wide: 'Wide (16:9)',
  landscape: 'Landscape (3:2)',
  square: 'Square',
  portrait: 'Portrait (4:5)',
} as const;

export const titleLevels = {
  '1': 'Page title (H1)',
  '2': 'Section heading (H2)',
  '3': 'Subheading (H3)',
  '4': 'Small heading (H4)',
} as const;

/** Titles within a block, below the heading above it. */
export const innerLevels = {
  '2': 'Section heading (H2)',
  '3': 'Subheading (H3)',
  '4': 'Small heading (H4)',
} as const;
