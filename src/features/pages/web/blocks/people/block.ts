import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, href, innerLevels, line, lines, picture } from '../shared/props.ts';

const shapes = { portrait: 'Portrait', square: 'Square', round: 'Round' } as const;

const person = z.strictObject({
  picture,
  name: line(80),
  role: line(120),
  text: lines(500),
  href,
  linkLabel: line(60),
});

const schema = z.strictObject({
  items: z.array(person).max(40).default([]),
  shape: choice(shapes, 'portrait'),
  level: choice(innerLevels, '3'),
  ...ownBackdropShape,
});
export type PeopleProps = z.output<typeof schema>;

const sample = (name: string, role: string, text: string) => ({
  picture: null,
  name,
  role,
  text,
  href: '',
  linkLabel: '',
});

export const peopleBlock: BlockKind = {
  type: 'people',
  label: 'Team',
  hint: 'Your team: photos, names, roles and contact links.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    items: [
      sample('Maya Lindqvist', 'Founder', 'Started with one table and a borrowed van. Still drives the van.'),
      sample('Tom Achebe', 'Workshop', 'Knows where everything is, and usually why.'),
      sample('Ruth Bell', 'Bookings', 'Answers within the hour, and remembers your name.'),
    ],
    shape: 'portrait',
    level: '3',
    ...noBackdrop,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'People',
      noun: 'person',
      titleField: 'name',
      fields: {
        name: { kind: 'text', label: 'Name' },
        role: { kind: 'text', label: 'Role' },
        text: { kind: 'multiline', label: 'Bio' },
        picture: { kind: 'picture', label: 'Photo' },
        href: {
          kind: 'link',
          label: 'Link',
          help: 'A web address, or an email link such as mailto:maya@example.org.',
        },
        linkLabel: { kind: 'text', label: 'Link text', placeholder: 'Email Maya' },
      },
      newEntry: sample('New person', 'What they do', ''),
      max: 40,
    },
    shape: choiceField('Image shape', shapes),
    level: choiceField('Size of names', innerLevels),
    ...ownBackdropFields,
  },
};
