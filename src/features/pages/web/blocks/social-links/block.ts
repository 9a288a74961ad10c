import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { choice, choiceField, href, line } from '../shared/props.ts';

const looks = { both: 'Drawings and names', icons: 'Drawings only', names: 'Names only' } as const;
const aligns = { start: 'Left', centre: 'Centre', end: 'Right' } as const;

const schema = z.strictObject({
  items: z
    .array(z.strictObject({ href, label: line(60) }))
    .max(30)
    .default([]),
  look: choice(looks, 'both'),
  align: choice(aligns, 'start'),
});
export type SocialLinksProps = z.output<typeof schema>;

export const socialLinksBlock: BlockKind = {
  type: 'socialLinks',
  label: 'Social links',
  hint: 'Where else people find you: Instagram, YouTube, Mastodon, email and so on.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    items: [
      { href: 'https://www.instagram.com/', label: '' },
      { href: 'https://www.youtube.com/', label: '' },
      { href: 'mailto:hello@example.org', label: 'Write to us' },
    ],
    look: 'both',
    align: 'start',
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Links',
      noun: 'link',
      titleField: 'href',
      fields: {
        href: { kind: 'link', label: 'Goes to', help: 'The address of your page there.' },
        label: { kind: 'text', label: 'Words', help: 'Left empty, the name of the service is shown.' },
      },
      newEntry: { href: 'https://www.facebook.com/', label: '' },
      max: 30,
    },
    look: choiceField('Look', looks),
    align: choiceField('Alignment', aligns),
  },
};
