import type { MailKind, MailVariants } from '../mail-kind.ts';

/** Placeholders of every email to a guest. */
const sample = {
  name: 'Ada Byron',
  service: 'Private lesson',
  when: 'Saturday, 14 March 2026, 10:00 – 11:00 (London)',
  whenYours: 'Saturday, 14 March 2026, 11:00 – 12:00 (Oslo)',
  length: '1 h',
  location: 'Studio 2, 14 Mill Lane',
  people: '3 people',
  dates: [],
  bookingLink: 'https://clay-and-kiln.example/booking/1042?key=example',
  price: '£60.00',
  onTheDay: '£45.00',
  changeUntil: 'Thursday, 12 March 2026, 10:00',
  moveUntil: '',
  cancelUntil: '',
  heldUntil: 'Thursday, 12 March 2026, 12:00',
  note: 'Please come by the side door.',
  refund: '£60.00',
};
const waitingLabels = {
  name: 'Guest’s name',
  service: 'Service',
  when: 'Date and time',
  whenYours: 'Date and time in the guest’s time zone',
  location: 'Location',
  people: 'Number of people, if more than one',
  dates: 'Dates of a course booked as a whole',
};
const labels = {
  ...waitingLabels,
  bookingLink: 'Link to manage the booking',
  onTheDay: 'Amount still to pay',
  changeUntil: 'Deadline for changes',
  moveUntil: 'Deadline for rescheduling, if different',
  cancelUntil: 'Deadline for cancelling, if different',
  heldUntil: 'Held until',
  note: 'Note from you',
  refund: 'Amount refunded',
};
const optional = [
  'whenYours',
  'location',
  'people',
  'dates',
  'price',
  'onTheDay',
  'changeUntil',
  'moveUntil',
  'cancelUntil',
  'heldUntil',
  'note',
  'refund',
];

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

For {{people}}

{{/people}}

{{#whenYours}}

Your time: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

You can reschedule or cancel until {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

You can reschedule until {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

You can cancel until {{cancelUntil}}.

{{/cancelUntil}}`;

const ofSeries = {
  label: 'A course booked as a whole',
  values: {
    service: 'Beginners’ course',
    when: '2 dates from Tuesday, 4 May 2027, 18:00 – 20:00 (London)',
    whenYours: '',
    dates: [
      { label: '1.', value: 'Tuesday, 4 May 2027, 18:00 – 20:00' },
      { label: '2.', value: 'Tuesday, 11 May 2027, 18:00 – 20:00' },
    ],
  },
};
const atHome: MailVariants = [
  { label: 'A guest in your time zone', values: { whenYours: '' } },
  { label: 'One person', values: { people: '' } },
  { label: 'Without a location', values: { location: '' } },
];
const nothingToPay = { label: 'Nothing left to pay', values: { onTheDay: '' } };
const settled = { label: 'Too late to change', values: { changeUntil: '' } };
const apart = {
  label: 'Different deadlines for rescheduling and cancelling',
  values: {
    changeUntil: '',
    moveUntil: 'Friday, 13 March 2026, 10:00',
    cancelUntil: 'Thursday, 12 March 2026, 10:00',
  },
};
const endedSample = { ...sample, note: 'Our kiln is being repaired that day.' };
const ended: MailVariants = [
  { label: 'Without a note from you', values: { note: '' } },
  { label: 'Nothing to refund', values: { refund: '' } },
];
/** People on a waiting list have no booking yet: only service, time and duration. */
const { name, service, when, whenYours, length, location, people, dates } = sample;
const waits = {
  sample: { name, service, when, whenYours, length, location, people, dates },
  labels: waitingLabels,
};

type Own = Pick<MailKind, 'emailID' | 'name' | 'purpose' | 'subject' | 'heading' | 'body'> &
  Partial<MailKind>;

const toGuest = (own: Own): MailKind => ({
  group: 'Bookings',
  to: 'visitor',
  button: { label: 'Manage booking', link: '{{bookingLink}}' },
  note: 'You’re receiving this email because a booking was made with this address at {{siteName}}.',
  labels,
  optional,
  sample,
  ...own,
});

const ownerSample = {
  service: 'Private lesson',
  when: 'Saturday, 14 March 2026, 10:00 – 11:00',
  before: 'Friday, 13 March 2026, 10:00 – 11:00',
  guest: 'Ada Byron, ada@example.com',
  waits: 'It’s waiting for you to confirm it.',
  answers: [{ label: 'Have you thrown before?', value: 'A little' }],
  note: 'There will be two of us.',
  adminLink: 'https://clay-and-kiln.example/admin/bookings/1042',
};

const toOwner = (own: Own): MailKind => ({
  group: 'Bookings',
  to: 'owner',
  button: { label: 'View booking', link: '{{adminLink}}' },
  note: 'You’re receiving this email because you own {{siteName}}.',
  labels: {
    guest: 'Who booked',
    answers: 'Answers',
    before: 'Previous date and time',
    note: 'Guest’s note',
  },
  optional: ['before', 'waits', 'answers', 'note'],
  sample: ownerSample,
  ...own,
});

export const bookingMails: readonly MailKind[] = [
  toGuest({
    emailID: 'booking-requested',
    name: 'Booking requested',
    purpose: 'Sent when someone requests a booking that you need to confirm.',
    subject: 'Booking request: {{service}} at {{siteName}}',
    heading: 'We’ve received your request',
    body: `${facts}

We’re holding this time for you. You’ll get another email as soon as it’s confirmed.`,
    variants: [...atHome, ofSeries],
  }),
  toGuest({
    emailID: 'booking-confirmed',
    name: 'Booking confirmed',
    purpose: 'Sent when a booking is confirmed, with a calendar invite.',
    subject: 'Booking confirmed: {{service}}, {{when}}',
    heading: 'You’re booked',
    body: `${facts}

{{#onTheDay}}

To pay on the day: {{onTheDay}}

{{/onTheDay}}

${limits}`,
    variants: [...atHome, nothingToPay, settled, apart, ofSeries],
  }),
  toGuest({
    emailID: 'booking-declined',
    name: 'Booking declined',
    purpose: 'Sent when you decline a booking request.',
    subject: 'We can’t confirm your booking: {{service}}, {{when}}',
    heading: 'Sorry, we can’t confirm your booking',
    body: `We’re unable to take your booking for {{service}}, {{when}}.

{{#note}}

{{note}}

{{/note}}

{{#refund}}

We’ve refunded {{refund}} to your original payment method.

{{/refund}}`,
    sample: endedSample,
    variants: ended,
    button: { label: 'Choose another time', link: '{{bookingLink}}' },
  }),
  toGuest({
    emailID: 'booking-moved',
    name: 'Booking rescheduled',
    purpose: 'Sent when you or the guest reschedule a booking, with an updated calendar invite.',
    subject: 'Booking rescheduled: {{service}}, {{when}}',
    heading: 'Your booking has a new time',
    body: `${facts}

${limits}`,
    variants: [...atHome, settled, apart],
  }),
  toGuest({
    emailID: 'booking-cancelled',
    name: 'Booking cancelled',
    purpose: 'Sent when you or the guest cancel a booking. It removes the event from their calendar.',
    subject: 'Booking cancelled: {{service}}, {{when}}',
    heading: 'Your booking is cancelled',
    body: `${facts}

{{#note}}

{{note}}

{{/note}}

{{#refund}}

We’ve refunded {{refund}} to your original payment method. Banks can take up to 10 days to show it.

{{/refund}}`,
    sample: endedSample,
    variants: [...atHome, ...ended, ofSeries],
    button: { label: 'View booking', link: '{{bookingLink}}' },
  }),
  toGuest({
    emailID: 'booking-reminder',
    name: 'Booking reminder',
    purpose: 'Sent before a booking, at the times set for each service.',
    subject: 'Reminder: {{service}}, {{when}}',
    heading: 'See you soon',
    body: `${facts}

{{#onTheDay}}

To pay on the day: {{onTheDay}}

{{/onTheDay}}`,
    variants: [...atHome, nothingToPay],
  }),
  toGuest({
    emailID: 'waiting-joined',
    name: 'Waiting list joined',
    purpose: 'Sent when someone joins a waiting list, with a link to leave it.',
    subject: 'You’re on the waiting list: {{service}}, {{when}}',
    heading: 'You’re on the waiting list',
    body: `${facts}

If a place becomes available and it’s your turn, we’ll email you and hold it for you for a while.`,
    sample: { ...waits.sample, waitingLink: 'https://clay-and-kiln.example/waiting/1042?key=example' },
    labels: { ...waits.labels, waitingLink: 'Link to leave the list' },
    optional: ['whenYours', 'location', 'people', 'dates'],
    variants: atHome,
    button: { label: 'View or leave the waiting list', link: '{{waitingLink}}' },
    note: 'You’re receiving this email because this address was added to a waiting list at {{siteName}}. If it wasn’t you, use the link to leave the list.',
    needs: ['waitingLink'],
  }),
  toGuest({
    emailID: 'waiting-offer',
    name: 'Place available',
    purpose:
      'Sent to the next person on the waiting list when a place becomes available. It’s held for them for a while.',
    subject: 'A place is available: {{service}}, {{when}}',
    heading: 'A place is available',
    body: `${facts}

We’re holding it for you until {{heldUntil}}. After that, it’s offered to the next person.`,
    variants: atHome,
    note: 'You’re receiving this email because this address is on a waiting list at {{siteName}}.',
    button: { label: 'Book this place', link: '{{bookingLink}}' },
    needs: ['bookingLink'],
  }),
  toGuest({
    emailID: 'waiting-moved',
    name: 'Waiting list: date rescheduled',
    purpose: 'Sent to people on the waiting list when you reschedule the date they’re waiting for.',
    subject: 'New time: {{service}}, {{when}}',
    heading: 'It has a new time',
    body: `${facts}

This is the new time. You’re still on the waiting list: if a place becomes available and it’s your turn, we’ll email you.

If the new time doesn’t suit you, use the link in our first email to leave the list.`,
    sample: { ...waits.sample, serviceLink: 'https://clay-and-kiln.example/service/private-lesson' },
    labels: { ...waits.labels, serviceLink: 'Link to other times' },
    optional: ['whenYours', 'location', 'people', 'dates'],
    variants: atHome,
    button: { label: 'See other times', link: '{{serviceLink}}' },
    note: 'You’re receiving this email because this address is on a waiting list at {{siteName}}.',
  }),
  toGuest({
    emailID: 'waiting-ended',
    name: 'Waiting list: date cancelled',
    purpose: 'Sent to people on the waiting list when the date they’re waiting for is cancelled.',
    subject: 'Cancelled: {{service}}, {{when}}',
    heading: 'This date is cancelled',
    body: `${facts}

You were on the waiting list for this date. It has been cancelled, so we’ve removed you from the list. You have no booking, and there’s nothing to pay.`,
    sample: { ...waits.sample, serviceLink: 'https://clay-and-kiln.example/service/private-lesson' },
    labels: { ...waits.labels, serviceLink: 'Link to other times' },
    optional: ['whenYours', 'location', 'people', 'dates'],
    variants: atHome,
    button: { label: 'See other times', link: '{{serviceLink}}' },
    note: 'You’re receiving this email because this address was on a waiting list at {{siteName}}.',
  }),
  toOwner({
    emailID: 'owner-new-booking',
    name: 'New booking',
    purpose: 'Tells you of each new booking.',
    subject: 'New booking: {{service}}, {{when}}',
    heading: 'New booking',
    body: `{{guest}} has booked {{service}}, {{when}}.

{{#waits}}

{{waits}}

{{/waits}}

{{answers}}

{{#note}}

Note: {{note}}

{{/note}}`,
    variants: [
      { label: 'Confirmed automatically', values: { waits: '' } },
      { label: 'Without a note', values: { note: '' } },
    ],
  }),
  toOwner({
    emailID: 'owner-booking-moved',
    name: 'Booking rescheduled by the guest',
    purpose: 'Tells you when a guest reschedules a booking.',
    subject: 'Booking rescheduled: {{service}}, {{when}}',
    heading: 'A booking was rescheduled',
    body: `{{guest}} has rescheduled {{service}} to {{when}}.

{{#before}}

It was previously {{before}}.

{{/before}}`,
    variants: [{ label: 'Without the previous time', values: { before: '' } }],
  }),
  toOwner({
    emailID: 'owner-booking-cancelled',
    name: 'Booking cancelled by the guest',
    purpose: 'Tells you when a guest cancels a booking.',
    subject: 'Booking cancelled: {{service}}, {{when}}',
    heading: 'A booking was cancelled',
    body: `{{guest}} has cancelled {{service}}, {{when}}. The time is available again.`,
  }),
];
