import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  lastDateOfBooking: 'This is the last date of the booking. Cancel the whole booking instead.',
  courseConfirmedTogether: 'All dates of a course are confirmed together.',
  onlyPendingConfirmed: 'Only pending requests can be confirmed.',
  noEmailToSend: 'There’s no email to send for this booking yet.',
  endAfterStart: 'The end time must be after the start time.',
  chooseTimeAfterStart: 'Choose a time after the start.',
  resourceGone: 'This person or room no longer exists. Reload the page.',
  chooseAgain: 'Choose again.',
  tooManyCalendars: 'You can connect at most {most, number} calendars. Disconnect one first.',
  notCalendarAddress: 'This isn’t a calendar address.',
  pasteFullAddress: 'Paste the full address. It starts with https:// or webcal:// and often ends in .ics.',
  serviceGone: 'This service no longer exists.',
  takesPlaceThen: 'This service already takes place at that time. Choose another time.',
  serviceHasBookings: '“{label}” has bookings. Hide it instead, to keep their details.',
  serviceListedTwice: 'A service is listed twice.',
  listEachServiceOnce: 'List each service once.',
  oneServiceGone: 'One of these services no longer exists. Reload the list.',
  serviceIsBooked: 'People have booked this service. Hide it instead, or cancel their bookings first.',
  serviceHasPastBookings: 'This service has past bookings. Hide it instead to keep their details.',
  resourceUsedByService: 'A service uses this. Remove it from the service first.',
  oneResourceGone: 'One of these people, rooms or pieces of equipment no longer exists. Reload the page.',
  courseNeedsTwoDates: 'A course booked as a whole needs at least two dates.',
  courseHasTooManyDates: 'A course booked as a whole can have at most {most, number} dates.',
  datesOverlap:
    'Two of the dates overlap. Each date, including the buffer after it, must end before the next one starts.',
  nobodyBookedAnyMore: 'Nobody is booked for this time any more. Reload the calendar.',
  someoneIsPaying:
    'Someone is paying for a place right now, or has one reserved. Try again in a few minutes.',
  resourcesNotAvailable:
    'The staff, room or equipment it needs isn’t available at that time. Choose another time.',
  quoted: '“{label}”',
  servicesHaveBookings:
    '{count, number} of these services have bookings: {named}{others, plural, =0 {} other { and # more}}. Hide them instead, to keep their details.',
  // Texts to translate
  serviceName: 'Service name',
  service: 'Service',
  description: 'Description',
  location: 'Location',
  imageDescription: 'Image description',
  question: 'Question',
  answer: 'Answer',
});
