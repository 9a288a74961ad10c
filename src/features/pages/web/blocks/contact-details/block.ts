import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, href, line, lines } from '../shared/props.ts';

const levels = { '2': 'Title of a section', '3': 'Smaller title', '4': 'Smallest title' } as const;

const schema = z.strictObject({
  title: line(80),
  address: lines(400),
  mapHref: href,
  mapLabel: line(60),
  phone: line(40),
  email: z
    .string()
    .max(254)
    .regex(/^$|^[^\s@<>"'?&]+@[^\s@<>"'?&]+$/, 'This is not an email address.')
    .default(''),
  level: choice(levels, '3'),
});
export type ContactDetailsProps = z.output<typeof schema>;

export const contactDetailsBlock: BlockKind = {
  type: 'contactDetails',
  label: 'Contact details',
  hint: 'Your address, phone, email and a map link.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    title: 'Find us',
    address: '12 Weavers Yard\nMill Lane\nBristol BS1 4XX',
    mapHref: 'https://www.openstreetmap.org/',
    mapLabel: 'Show on the map',
    phone: '0117 496 0123',
    email: 'hello@example.com',
    level: '3',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    address: { kind: 'multiline', label: 'Address', help: 'One part per line, as on an envelope.' },
    mapHref: { kind: 'link', label: 'Map link' },
    mapLabel: { kind: 'text', label: 'Map link text' },
    phone: { kind: 'text', label: 'Phone' },
    email: { kind: 'text', label: 'Email' },
    level: choiceField('Size of the title', levels),
  },
};
