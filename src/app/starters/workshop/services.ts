import type { BookingContent } from '../../site-content/site-content.ts';
import { formFrom } from '../forms.ts';
import { doc, p, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files, icon } = pictures('workshop', facts);

export const contact = formFrom('workshop', 'contact');

type Service = BookingContent['services'][number];

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:30', to: '17:30' }));
const saturday = { day: 6, from: '09:00', to: '13:00' };

const service = (
  label: string,
  minutes: number,
  price: number,
  words: string[],
  more: Partial<Service>,
): Service => ({
  label,
  description: doc(...words.map((each) => p(each))),
  location: 'Unit 4, Ferry Lane, Your Town',
  price,
  durationMinutes: minutes,
  intervalMinutes: 30,
  noticeMinutes: 120,
  horizonDays: 45,
  cancelNoticeMinutes: 24 * 60,
  hours: [...weekdays, saturday],
  needs: [['sam', 'priya']],
  published: true,
  ...more,
});

export const puncture = 'Puncture repair';
export const basic = 'Basic service';
export const full = 'Full service';
export const check = 'Free safety check';

export const prices = { [puncture]: 14, [basic]: 55, [full]: 110 } as const;

export const bookings: BookingContent = {
  resources: { sam: 'Sam', priya: 'Priya' },
  services: [
    service(
      puncture,
      30,
      prices[puncture],
      ['We find the hole, fit a new inner tube and check the tyre for glass. The tube is included.'],
      { image: picture('puncture'), colour: '#d2492a' },
    ),
    service(
      basic,
      60,
      prices[basic],
      [
        'Brakes and gears adjusted, wheels trued, chain cleaned and oiled, every bolt checked. Best once a year.',
        'You can wait with a coffee, or leave the bike and collect it by half past five.',
      ],
      { image: picture('drivetrain'), colour: '#1d3b53' },
    ),
    service(
      full,
      120,
      prices[full],
      [
        'We take the bike apart, clean and grease the bearings, fit new cables and put it all back together.',
        'If it needs new parts, we call you with the price before we order anything.',
      ],
      {
        image: picture('rebuilt'),
        colour: '#f0b73a',
        hours: weekdays,
        questions: [{ id: 'bike', label: 'What kind of bike is it?', kind: 'text', required: true }],
      },
    ),
    service(
      check,
      30,
      0,
      [
        'Brakes, tyres, lights and chain, in half an hour. You get a written list of what needs doing, and no obligation.',
      ],
      { image: picture('check'), colour: '#5f8ea0' },
    ),
  ],
};
