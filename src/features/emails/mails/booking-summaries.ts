import type { MailKind } from '../mail-kind.ts';

const lesson = 'Private lesson, 16 June 2027, 09:00 to 10:00 (London time)';
const labels = { count: 'Number of bookings', items: 'Bookings', more: 'Number of bookings not listed' };
const variants = [{ label: 'More than fit in an email', values: { count: '58 bookings', more: '8' } }];

/** About many bookings in a short time: one email instead of one for each. */
export const bookingSummaries: readonly MailKind[] = [
  {
    emailID: 'bookings-summary',
    group: 'Bookings',
    name: 'Several bookings',
    purpose:
      'Sent instead of separate emails when more than five bookings are made, rescheduled or cancelled with the same email address in a day, or have reminders.',
    to: 'visitor',
    subject: 'Your bookings at {{siteName}}',
    heading: 'Your bookings',
    body: `Here is what’s new about {{count}} made with your email address. Open a booking to see its details, reschedule or cancel it.

{{items}}

{{#more}}

For the other {{more}}, reply to this email.

{{/more}}`,
    note: 'You’re receiving this email because bookings were made with this address at {{siteName}}. If they weren’t yours, you don’t need to do anything.',
    sample: {
      count: '2 bookings',
      items: [
        { label: `${lesson}, Confirmed`, value: 'https://clay-and-kiln.example/booking/1042?key=example' },
        { label: `${lesson}, Waiting list`, value: 'https://clay-and-kiln.example/waiting/1043?key=example' },
      ],
      more: '',
    },
    optional: ['more'],
    labels,
    variants,
  },
  {
    emailID: 'owner-bookings-summary',
    group: 'Bookings',
    name: 'Several bookings by guests',
    purpose:
      'Sent instead of separate emails when guests make, reschedule or cancel more than 30 bookings within an hour.',
    to: 'owner',
    subject: '{{count}} at {{siteName}}',
    heading: 'New and changed bookings',
    body: `Guests made or changed {{count}} in a short time, so here they are in one email.

{{items}}

{{#more}}

{{more}} more are in your calendar.

{{/more}}`,
    button: { label: 'View calendar', link: '{{adminLink}}' },
    note: 'You’re receiving this email because you own {{siteName}}.',
    sample: {
      count: '2 bookings',
      items: [
        { label: `${lesson}, Confirmed`, value: 'Ada Byron, ada@example.org' },
        { label: `${lesson}, Awaiting confirmation`, value: 'Grace Brewster, grace@example.org' },
      ],
      more: '',
      adminLink: 'https://clay-and-kiln.example/admin/calendar',
    },
    optional: ['more'],
    labels,
    variants,
  },
];
