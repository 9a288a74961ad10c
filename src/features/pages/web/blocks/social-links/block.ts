import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, href, line } from '../shared/props.ts';

const styles = { both: 'Icons and names', icons: 'Icons only', names: 'Names only' } as const;
const aligns = { start: 'Left', centre: 'Centre', end: 'Right' } as const;

const schema = z.strictObject({
  items: z
    .array(z.strictObject({ href, label: line(60) }))
    .max(30)
    .default([]),
  look: choice(styles, 'both'),
  align: choice(aligns, 'start'),
});
export type SocialLinksProps = z.output<typeof schema>;

export const socialLinksBlock: BlockKind = {
  type: 'socialLinks',
  label: 'Social links',
  hint: 'Links to Instagram, YouTube, Mastodon, email and more.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    items: [
      { href: 'https://www.instagram.com/', label: '' },
      { href: 'https://www.youtube.com/', label: '' },
      { href: 'mailto:hello@example.org', label: 'Email us' },
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
        href: { kind: 'link', label: 'Link', help: 'The address of your profile.' },
        label: { kind: 'text', label: 'Text', help: 'Leave empty to show the service’s name.' },
      },
      newEntry: { href: 'https://www.facebook.com/', label: '' },
      max: 30,
    },
    look: choiceField('Style', styles),
    align: choiceField('Alignment', aligns),
  },
};
