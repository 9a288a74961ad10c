import type { MailKind } from '../mail-kind.ts';

export const weeklyFiguresMail: MailKind = {
  emailID: 'owner-weekly-figures',
  group: 'Analytics',
  name: 'Weekly report',
  purpose: 'A report of your visitors and sales every Monday morning. Turn it on under “Analytics”.',
  to: 'owner',
  subject: '{{siteName}} weekly report: {{visitors}} visitors ({{week}})',
  heading: 'Your weekly report',
  body: `{{week}}, compared with the week before.

{{figures}}

{{#pages}}

## Top pages

{{pages}}

{{/pages}}

{{#sources}}

## Top sources

{{sources}}

{{/sources}}`,
  button: { label: 'View analytics', link: '{{adminLink}}' },
  note: 'You’re receiving this email because weekly reports are turned on for {{siteName}}. You can turn them off in the settings, under “Analytics”.',
  sample: {
    week: '9 to 15 November 2026',
    visitors: '128',
    figures: [
      { label: 'Visitors', value: '128 (up 12%)', strong: true },
      { label: 'Page views', value: '402 (up 9%)' },
      { label: 'Orders', value: '6 (no change)' },
      { label: 'Revenue', value: '£184.50 (down 4%)' },
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
