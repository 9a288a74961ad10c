import type { MailKind, MailVariants } from '../mail-kind.ts';

/** What every mail to somebody who booked may name. */
const sample = {
  name: 'Ada Byron',
  service: 'Private lesson',
  when: 'Saturday, 14 March 2026, 10:00 – 11:00 (London)',
  whenYours: 'Saturday, 14 March 2026, 11:00 – 12:00 (Oslo)',
  length: '1 h',
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
const labels = {
  name: 'Name of the guest',
  service: 'What was booked',
  when: 'Day and time',
  whenYours: 'Day and time where the guest is',
  people: 'How many come, if more than one',
  dates: 'Each date, of a series that is booked as one',
  bookingLink: 'Link to see, move or cancel it',
  onTheDay: 'What is still to be paid',
  changeUntil: 'Until when it may be changed',
  moveUntil: 'Until when it may be moved, where that is another time',
  cancelUntil: 'Until when it may be cancelled, where that is another time',
  heldUntil: 'Until when it is kept',
  note: 'A word from you',
  refund: 'What goes back',
};
const optional = [
  'whenYours',
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

{{#people}}

For {{people}}

{{/people}}

{{#whenYours}}

For you: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

You can move or cancel it by the link below until {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

You can move it by the link below until {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

You can cancel it by the link below until {{cancelUntil}}.

{{/cancelUntil}}`;

const ofSeries = {
  label: 'A series that is booked as one',
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
];
const nothingToPay = { label: 'Nothing left to be paid', values: { onTheDay: '' } };
const settled = { label: 'Too late to be changed', values: { changeUntil: '' } };
const apart = {
  label: 'Moving and cancelling end at different times',
  values: {
    changeUntil: '',
    moveUntil: 'Friday, 13 March 2026, 10:00',
    cancelUntil: 'Thursday, 12 March 2026, 10:00',
  },
};
const endedSample = { ...sample, note: 'Our kiln has to be repaired on that day.' };
const ended: MailVariants = [
  { label: 'Without a word from you', values: { note: '' } },
  { label: 'Nothing goes back', values: { refund: '' } },
];
/** Whoever waits has booked nothing yet: no more than what, when and how long. */
const { name, service, when, whenYours, length, people, dates } = sample;
const waits = {
  sample: { name, service, when, whenYours, length, people, dates },
  labels: {
    name: labels.name,
    service: labels.service,
    when: labels.when,
    whenYours: labels.whenYours,
    people: labels.people,
    dates: labels.dates,
  },
};

type Own = Pick<MailKind, 'emailID' | 'name' | 'purpose' | 'subject' | 'heading' | 'body'> &
  Partial<MailKind>;

const toGuest = (own: Own): MailKind => ({
  group: 'Bookings',
  to: 'visitor',
  button: { label: 'See, move or cancel it', link: '{{bookingLink}}' },
  note: 'You get this mail because something was booked with this address at {{siteName}}.',
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
  waits: 'It waits for your answer.',
  answers: [{ label: 'Have you thrown before?', value: 'A little' }],
  note: 'We are two.',
  adminLink: 'https://clay-and-kiln.example/admin/bookings/1042',
};

const toOwner = (own: Own): MailKind => ({
  group: 'Bookings',
  to: 'owner',
  button: { label: 'Open it', link: '{{adminLink}}' },
  note: 'You get this mail because you own {{siteName}}.',
  labels: {
    guest: 'Who booked',
    answers: 'Answers',
    before: 'When it was before',
    note: 'What the guest wrote',
  },
  optional: ['before', 'waits', 'answers', 'note'],
  sample: ownerSample,
  ...own,
});

export const bookingMails: readonly MailKind[] = [
  toGuest({
    emailID: 'booking-requested',
    name: 'Booking asked for',
    purpose: 'Sent when somebody books something that waits for your answer.',
    subject: 'Your request: {{service}} at {{siteName}}',
    heading: 'We have your request',
    body: `${facts}

The time is kept for you. We write again as soon as it is confirmed.`,
    variants: [...atHome, ofSeries],
  }),
  toGuest({
    emailID: 'booking-confirmed',
    name: 'Booking confirmed',
    purpose: 'Sent when a booking is certain. It carries an entry for the calendar.',
    subject: 'Booked: {{service}}, {{when}}',
    heading: 'It is booked',
    body: `${facts}

{{#onTheDay}}

Still to be paid on the day: {{onTheDay}}

{{/onTheDay}}

${limits}`,
    variants: [...atHome, nothingToPay, settled, apart, ofSeries],
  }),
  toGuest({
    emailID: 'booking-declined',
    name: 'Booking declined',
    purpose: 'Sent when you decline a booking that waited for your answer.',
    subject: '{{service}} on {{when}} is not possible',
    heading: 'We are sorry',
    body: `We cannot take your booking of {{service}}, {{when}}.

{{#note}}

{{note}}

{{/note}}

{{#refund}}

{{refund}} go back the way they came.

{{/refund}}`,
    sample: endedSample,
    variants: ended,
    button: { label: 'Choose another time', link: '{{bookingLink}}' },
  }),
  toGuest({
    emailID: 'booking-moved',
    name: 'Booking moved',
    purpose:
      'Sent when a booking has moved to another time, whoever moved it. It changes the entry in the calendar.',
    subject: 'Moved: {{service}}, {{when}}',
    heading: 'It is at another time now',
    body: `${facts}

${limits}`,
    variants: [...atHome, settled, apart],
  }),
  toGuest({
    emailID: 'booking-cancelled',
    name: 'Booking cancelled',
    purpose:
      'Sent when a booking is cancelled, whoever cancelled it. It takes the entry out of the calendar.',
    subject: 'Cancelled: {{service}}, {{when}}',
    heading: 'It is cancelled',
    body: `${facts}

{{#note}}

{{note}}

{{/note}}

{{#refund}}

{{refund}} go back the way they came. Banks take up to ten days to show it.

{{/refund}}`,
    sample: endedSample,
    variants: [...atHome, ...ended, ofSeries],
    button: { label: 'See it', link: '{{bookingLink}}' },
  }),
  toGuest({
    emailID: 'booking-reminder',
    name: 'Reminder of a booking',
    purpose: 'Sent before a booking, at the times that you set for each service.',
    subject: 'Soon: {{service}}, {{when}}',
    heading: 'See you soon',
    body: `${facts}

{{#onTheDay}}

Still to be paid on the day: {{onTheDay}}

{{/onTheDay}}`,
    variants: [...atHome, nothingToPay],
  }),
  toGuest({
    emailID: 'waiting-joined',
    name: 'On the waiting list',
    purpose: 'Sent when somebody begins to wait for a place, with a link to leave the list.',
    subject: 'You are on the list: {{service}}, {{when}}',
    heading: 'You are on the list',
    body: `${facts}

As soon as a place becomes free and it is your turn, we write to you and keep it for you for a while.`,
    sample: { ...waits.sample, waitingLink: 'https://clay-and-kiln.example/waiting/1042?key=example' },
    labels: { ...waits.labels, waitingLink: 'Link to leave the list' },
    optional: ['whenYours', 'people', 'dates'],
    variants: atHome,
    button: { label: 'See it, or leave the list', link: '{{waitingLink}}' },
    note: 'You get this mail because somebody put this address on a waiting list at {{siteName}}. Was it not you? Leave the list by the link.',
    needs: ['waitingLink'],
  }),
  toGuest({
    emailID: 'waiting-offer',
    name: 'A place has become free',
    purpose:
      'Sent to the next on the waiting list when a place becomes free. It is kept for them for a time.',
    subject: 'A place for you: {{service}}, {{when}}',
    heading: 'A place has become free',
    body: `${facts}

It is kept for you until {{heldUntil}}. After that the next in line gets it.`,
    variants: atHome,
    note: 'You get this mail because you wait for a place with this address at {{siteName}}.',
    button: { label: 'Take the place', link: '{{bookingLink}}' },
    needs: ['bookingLink'],
  }),
  toGuest({
    emailID: 'waiting-moved',
    name: 'Moved while somebody waits',
    purpose: 'Sent to those on the waiting list when you move what they wait for.',
    subject: 'Moved: {{service}}, now {{when}}',
    heading: 'It takes place at another time',
    body: `${facts}

You are waiting for a place in it. It was moved to this time, and you are still on the list: as soon as a place becomes free and it is your turn, we write to you.

Does the new time not suit you? Leave the list by the link in our first mail.`,
    sample: { ...waits.sample, serviceLink: 'https://clay-and-kiln.example/service/private-lesson' },
    labels: { ...waits.labels, serviceLink: 'Link to its other times' },
    optional: ['whenYours', 'people', 'dates'],
    variants: atHome,
    button: { label: 'See other times', link: '{{serviceLink}}' },
    note: 'You get this mail because you wait for a place with this address at {{siteName}}.',
  }),
  toGuest({
    emailID: 'waiting-ended',
    name: 'No place to wait for any more',
    purpose: 'Sent to those on the waiting list when what they wait for does not take place.',
    subject: 'It does not take place: {{service}}, {{when}}',
    heading: 'It does not take place',
    body: `${facts}

You were waiting for a place in it. It does not take place, so your place on the list has ended. Nothing was booked, and there is nothing to pay.`,
    sample: { ...waits.sample, serviceLink: 'https://clay-and-kiln.example/service/private-lesson' },
    labels: { ...waits.labels, serviceLink: 'Link to its other times' },
    optional: ['whenYours', 'people', 'dates'],
    variants: atHome,
    button: { label: 'See other times', link: '{{serviceLink}}' },
    note: 'You get this mail because you waited for a place with this address at {{siteName}}.',
  }),
  toOwner({
    emailID: 'owner-new-booking',
    name: 'New booking',
    purpose: 'Tells you of each new booking.',
    subject: 'New booking: {{service}}, {{when}}',
    heading: 'A new booking',
    body: `{{guest}} has booked {{service}}, {{when}}.

{{#waits}}

{{waits}}

{{/waits}}

{{answers}}

{{#note}}

They write: {{note}}

{{/note}}`,
    variants: [
      { label: 'Certain at once', values: { waits: '' } },
      { label: 'Without a note', values: { note: '' } },
    ],
  }),
  toOwner({
    emailID: 'owner-booking-moved',
    name: 'Booking moved by the guest',
    purpose: 'Tells you when somebody moves their booking.',
    subject: 'Moved: {{service}}, {{when}}',
    heading: 'A booking has moved',
    body: `{{guest}} has moved {{service}} to {{when}}.

{{#before}}

Before it was {{before}}.

{{/before}}`,
    variants: [{ label: 'Without the time before', values: { before: '' } }],
  }),
  toOwner({
    emailID: 'owner-booking-cancelled',
    name: 'Booking cancelled by the guest',
    purpose: 'Tells you when somebody cancels their booking.',
    subject: 'Cancelled: {{service}}, {{when}}',
    heading: 'A booking was cancelled',
    body: `{{guest}} has cancelled {{service}}, {{when}}. The time is free again.`,
  }),
];
