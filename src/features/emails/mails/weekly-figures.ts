import type { MailKind } from '../mail-kind.ts';

export const weeklyFiguresMail: MailKind = {
  emailID: 'owner-weekly-figures',
  group: 'Analytics',
  name: 'Numbers of the week',
  purpose: 'Tells you on Monday mornings how many people came and what came of it, if you have asked for it.',
  to: 'owner',
  subject: '{{visitors}} visitors at {{siteName}} ({{week}})',
  heading: 'Your week in numbers',
  body: `{{week}}, compared with the week before.

{{figures}}

{{#pages}}

## What people looked at

{{pages}}

{{/pages}}

{{#sources}}

## Where they came from

{{sources}}

{{/sources}}`,
  button: { label: 'See all of it', link: '{{adminLink}}' },
  note: 'You get this mail because it was asked for in the settings of {{siteName}}, under “Analytics”. There it can be switched off.',
  sample: {
    week: '9 to 15 November 2026',
    visitors: '128',
    figures: [
      { label: 'Visitors', value: '128 (12 % more)', strong: true },
      { label: 'Page views', value: '402 (9 % more)' },
      { label: 'Orders', value: '6 (as before)' },
      { label: 'Revenue', value: '£184.50 (4 % less)' },
    ],
    pages: [
      { label: '/', value: '160' },
      { label: '/shop', value: '98' },
    ],
    sources: [
      { label: 'Google', value: '44' },
      { label: 'Instagram', value: '19' },
    ],
    adminLink: 'https://clay-and-kiln.example/admin/analytics',
  },
  optional: ['pages', 'sources'],
  variants: [{ label: 'A quiet week', values: { visitors: '0', pages: '', sources: '' } }],
};
