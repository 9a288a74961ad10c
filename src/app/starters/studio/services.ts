import type { BookingContent } from '../../site-content/site-content.ts';
import { formFrom } from '../forms.ts';
import { doc, p, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files, icon } = pictures('studio', facts);

export const contact = formFrom('studio', 'contact');
export const letter = formFrom('studio', 'newsletter', { name: 'Our letter' });

export const morning = 'Morning class';
export const bodywork = 'Bodywork';
export const hello = 'A first talk';

const open = (days: readonly number[], from: string, to: string) => days.map((day) => ({ day, from, to }));

/** A class with seats, a treatment in two lengths with either of two people, and a free service. */
export const bookings: BookingContent = {
  resources: { mara: 'Mara', theo: 'Theo', room: 'The room' },
  services: [
    {
      label: morning,
      description: doc(
        p(
          'An hour of slow, steady yoga for every body. Mats, blocks and blankets are there; come as you are.',
        ),
        p('Ten places, so that Mara sees everybody.'),
      ),
      image: picture('room'),
      location: '14 Weaver’s Row, first floor, Your Town',
      price: 12,
      durationMinutes: 60,
      capacity: 10,
      noticeMinutes: 60,
      horizonDays: 60,
      cancelNoticeMinutes: 12 * 60,
      hours: [...open([1, 3, 5], '07:30', '08:30'), ...open([6], '09:30', '10:30')],
      needs: [['room']],
      waitingList: true,
      colour: '#3d5a4c',
      published: true,
    },
    {
      label: bodywork,
      description: doc(
        p(
          'Quiet, thorough massage for backs that sit, shoulders that carry and heads that do not stop. With warm oil, or without.',
        ),
      ),
      image: picture('stones'),
      location: '14 Weaver’s Row, first floor, Your Town',
      price: 58,
      durationMinutes: 60,
      durations: [{ minutes: 90, price: 82 }],
      intervalMinutes: 30,
      bufferMinutes: 15,
      noticeMinutes: 12 * 60,
      horizonDays: 90,
      cancelNoticeMinutes: 24 * 60,
      hours: [...open([2, 4], '10:00', '19:00'), ...open([3, 5], '11:00', '17:00')],
      needs: [['mara', 'theo']],
      questions: [
        {
          id: 'care',
          label: 'Is there anything we should be careful with?',
          kind: 'multiline',
          required: false,
        },
      ],
      colour: '#b4694a',
      published: true,
    },
    {
      label: hello,
      description: doc(
        p(
          'Twenty minutes by telephone or over tea, to find out whether we can help and where to begin. It costs nothing.',
        ),
      ),
      image: picture('tea'),
      price: 0,
      durationMinutes: 20,
      noticeMinutes: 120,
      horizonDays: 30,
      hours: open([1, 2, 3, 4], '12:00', '14:00'),
      needs: [['mara', 'theo']],
      questions: [
        {
          id: 'how',
          label: 'How would you like to talk?',
          kind: 'choice',
          required: true,
          options: ['By telephone', 'Over tea in the studio'],
        },
      ],
      colour: '#8a7440',
      published: true,
    },
  ],
};
