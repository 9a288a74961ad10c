import type { NewService } from '../../features/bookings/service-shapes.ts';
import { picture } from './pictures.ts';
import { holidays } from './site.ts';
import { studioAddress } from './visiting.ts';
import { doc, p } from './write.ts';

/** Staff, rooms and equipment of the demo studio, by the names used in its services. */
export const demoResources = {
  nell: 'Nell',
  tobi: 'Tobi',
  wheels: 'The wheel room',
  bench: 'The long bench',
  kiln: 'The small kiln',
};
export type DemoResource = keyof typeof demoResources;

export interface DemoService extends Omit<NewService, 'needs'> {
  needs: readonly (readonly DemoResource[])[];
}

const location = studioAddress.replaceAll('\n', ', ');

const open = (days: readonly number[], from: string, to: string) => days.map((day) => ({ day, from, to }));

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const TUESDAY = 2;
const SUNDAY = 7;

/**
 * Dates on one weekday (1 is Monday), starting at least two weeks after an instant, `every` so many weeks, except on days
 * when the studio is closed.
 */
function weekdays(now: number, weekday: number, count: number, every = 1): string[] {
  const soonest = now + 14 * DAY_MS;
  const first = soonest + ((7 + weekday - new Date(soonest).getUTCDay()) % 7) * DAY_MS;
  const closed = holidays(now);
  const dates = Array.from({ length: count * 2 }, (_, turn) =>
    new Date(first + turn * every * WEEK_MS).toISOString().slice(0, 10),
  );
  return dates.filter((date) => !closed.some(({ from, to }) => from <= date && date <= to)).slice(0, count);
}

const at = (time: string, dates: readonly string[]) => dates.map((date) => ({ date, time }));

const now = Date.now();
const closed = holidays(now);

/** Services of the demo studio: classes with seats, a course, lessons, hire of the room and of equipment. */
export const demoServices: readonly DemoService[] = [
  {
    label: 'First time on the wheel',
    description: doc(
      p(
        'Two hours at the wheel for people who have never tried. You throw as many pots as you can and choose two to keep. We glaze and fire them, and they are ready to collect three weeks later.',
      ),
      p('Clay, glazing and firing are included. Aprons and tea are here.'),
    ),
    image: picture('class'),
    location,
    price: 48,
    durationMinutes: 120,
    capacity: 8,
    noticeMinutes: 12 * 60,
    horizonDays: 120,
    cancelNoticeMinutes: 7 * 24 * 60,
    hours: open([6], '10:30', '12:30'),
    closed,
    waitingList: true,
    needs: [['wheels']],
    colour: '#28666b',
    published: true,
  },
  {
    label: 'Private lesson',
    description: doc(
      p(
        'You, a wheel, and Nell or Tobi beside you. Bring something you cannot get right, or nothing at all: we begin where you are.',
      ),
      p('Clay, glazing and one firing are included. What you make is ready three weeks later.'),
    ),
    image: picture('wheel'),
    location,
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
    closed,
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
    location,
    price: 210,
    durationMinutes: 150,
    capacity: 8,
    noticeMinutes: 24 * 60,
    horizonDays: 120,
    cancelNoticeMinutes: 7 * 24 * 60,
    sessions: at('18:30', weekdays(now, TUESDAY, 6)),
    wholeSeries: true,
    waitingList: true,
    needs: [['wheels']],
    colour: '#7a3f63',
    published: true,
  },
  {
    label: 'Sunday hand-building',
    description: doc(
      p(
        'Three hours without a wheel: pinch pots, coils and slabs. Calm, kind to stiff backs, and the best way to make a teapot that looks like a bird.',
      ),
      p('Clay, glazing and firing are included.'),
    ),
    image: picture('clay'),
    location,
    price: 55,
    durationMinutes: 180,
    capacity: 10,
    noticeMinutes: 12 * 60,
    horizonDays: 150,
    cancelNoticeMinutes: 7 * 24 * 60,
    sessions: at('13:00', weekdays(now, SUNDAY, 6, 2)),
    waitingList: true,
    needs: [['bench']],
    colour: '#8a6a2c',
    published: true,
  },
  {
    label: 'Family morning',
    description: doc(
      p(
        'Ninety minutes for children of five and over, each with a grown-up who gets equally muddy. One pot each, fired and ready in three weeks. Book a place for each person.',
      ),
    ),
    image: picture('bowls'),
    location,
    price: 18,
    durationMinutes: 90,
    capacity: 12,
    noticeMinutes: 12 * 60,
    horizonDays: 150,
    cancelNoticeMinutes: 7 * 24 * 60,
    sessions: at('10:00', weekdays(now, SUNDAY, 4, 4)),
    waitingList: true,
    needs: [['bench']],
    questions: [{ id: 'age', label: 'How old are the children?', kind: 'text', required: true }],
    colour: '#5f7048',
    published: true,
  },
  {
    label: 'The whole shed',
    description: doc(
      p(
        'The studio to yourselves for three hours, with one of us to teach and lunch from the bakery next door. For birthdays, hen parties and teams of up to eight.',
      ),
      p('Choose a Monday, when the shop is closed. We confirm your booking within two working days.'),
    ),
    image: picture('worktop'),
    location,
    price: 320,
    deposit: 80,
    durationMinutes: 180,
    intervalMinutes: 60,
    noticeMinutes: 7 * 24 * 60,
    horizonDays: 180,
    cancelNoticeMinutes: 14 * 24 * 60,
    hours: open([1], '10:00', '20:00'),
    closed,
    needs: [['wheels'], ['bench']],
    questions: [
      { id: 'people', label: 'How many of you will come?', kind: 'text', required: true },
      { id: 'food', label: 'Anything someone does not eat?', kind: 'text', required: false },
    ],
    asksOwner: true,
    colour: '#5b3743',
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
    location,
    price: 0,
    durationMinutes: 150,
    capacity: 8,
    noticeMinutes: 120,
    horizonDays: 60,
    cancelNoticeMinutes: 24 * 60,
    hours: open([3, 4], '18:30', '21:00'),
    closed,
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
    location,
    price: 45,
    deposit: 15,
    durationMinutes: 8 * 60,
    bufferMinutes: 120,
    noticeMinutes: 48 * 60,
    horizonDays: 120,
    cancelNoticeMinutes: 72 * 60,
    hours: open([3, 5, 7], '09:00', '17:00'),
    closed,
    needs: [['kiln']],
    questions: [{ id: 'clay', label: 'Which clay and glazes?', kind: 'text', required: true }],
    asksOwner: true,
    colour: '#6b5b2e',
    published: true,
  },
];
