import type { NewService } from '../../features/bookings/service-shapes.ts';
import { picture } from './pictures.ts';
import { doc, p } from './write.ts';

/** People, rooms and things of the demo studio, by the names that its services call them. */
export const demoResources = { nell: 'Nell', tobi: 'Tobi', wheels: 'The wheel room', kiln: 'The small kiln' };
export type DemoResource = keyof typeof demoResources;

export interface DemoService extends Omit<NewService, 'needs'> {
  needs: readonly (readonly DemoResource[])[];
}

const open = (days: readonly number[], from: string, to: string) => days.map((day) => ({ day, from, to }));

const DAY_MS = 24 * 60 * 60_000;

/** The first six Tuesdays that are at least two weeks away from that instant. */
function sixTuesdays(now: number): { date: string; time: string }[] {
  const soonest = now + 14 * DAY_MS;
  const first = soonest + ((9 - new Date(soonest).getUTCDay()) % 7) * DAY_MS;
  return Array.from({ length: 6 }, (_, week) => ({
    date: new Date(first + week * 7 * DAY_MS).toISOString().slice(0, 10),
    time: '18:30',
  }));
}

/** What the demo studio can be booked for: a lesson that costs, a course, a class with seats, a hire. */
export const demoServices: readonly DemoService[] = [
  {
    label: 'Private lesson',
    description: doc(
      p(
        'You, a wheel, and Nell or Tobi beside you. Bring something you cannot get right, or nothing at all: we begin where you are.',
      ),
      p('Clay, glazing and one firing are included. What you make is ready three weeks later.'),
    ),
    image: picture('wheel'),
    price: 60,
    durationMinutes: 60,
    durations: [
      { minutes: 90, price: 85 },
      { minutes: 120, price: 110 },
    ],
    intervalMinutes: 30,
    bufferMinutes: 15,
    noticeMinutes: 24 * 60,
    horizonDays: 90,
    cancelNoticeMinutes: 48 * 60,
    hours: open([3, 4, 5, 6], '10:00', '17:00'),
    needs: [['nell', 'tobi']],
    questions: [
      {
        id: 'level',
        label: 'Have you thrown before?',
        kind: 'choice',
        required: true,
        options: ['Never', 'A little', 'I have a wheel at home'],
      },
      { id: 'wish', label: 'What would you like to work on?', kind: 'multiline', required: false },
    ],
    colour: '#a84c28',
    published: true,
  },
  {
    label: 'Six Tuesdays',
    description: doc(
      p(
        'Six evenings at the wheel, from centring to handles and glazing, with about a dozen pots to take home. Clay, glazes and all firing are included.',
      ),
      p('Eight people at most, and Nell beside you. You book all six evenings at once.'),
    ),
    image: picture('shelf'),
    price: 210,
    durationMinutes: 150,
    capacity: 8,
    noticeMinutes: 24 * 60,
    horizonDays: 120,
    cancelNoticeMinutes: 7 * 24 * 60,
    sessions: sixTuesdays(Date.now()),
    wholeSeries: true,
    waitingList: true,
    needs: [['wheels']],
    colour: '#7a3f63',
    published: true,
  },
  {
    label: 'Open studio evening',
    description: doc(
      p(
        'Eight wheels, one teacher, and tea. Come and make what you like; it costs nothing but the clay you take home.',
      ),
    ),
    image: picture('class'),
    price: 0,
    durationMinutes: 150,
    capacity: 8,
    noticeMinutes: 120,
    horizonDays: 60,
    cancelNoticeMinutes: 24 * 60,
    hours: open([3, 4], '18:30', '21:00'),
    needs: [['wheels']],
    colour: '#1f5a60',
    published: true,
  },
  {
    label: 'Hire the small kiln',
    description: doc(
      p(
        'For potters with a wheel but without a kiln: one firing, up to 1,060 °C. You pack it, we watch it. Bring your pots bone dry.',
      ),
    ),
    image: picture('kiln'),
    price: 45,
    deposit: 15,
    durationMinutes: 8 * 60,
    bufferMinutes: 120,
    noticeMinutes: 48 * 60,
    horizonDays: 120,
    cancelNoticeMinutes: 72 * 60,
    hours: open([3, 5, 7], '09:00', '17:00'),
    needs: [['kiln']],
    questions: [{ id: 'clay', label: 'Which clay and glazes?', kind: 'text', required: true }],
    asksOwner: true,
    colour: '#6b5b2e',
    published: true,
  },
];
