import { useState } from 'react';
import { emptyRichText } from '../../../../lib/content/rich-text.ts';
import { dayIn } from '../../../../lib/values/local-day.ts';
import { nameOf } from '../../day-names.ts';
import { addDays, addMonths, firstDayOf, monthOf } from '../../../../lib/values/days.ts';
import type { Service } from '../../service-shapes.ts';
import css from '../public/site/book.module.css';
import { DayGrid } from '../public/site/day-grid.tsx';
import { TimeList } from '../public/site/time-list.tsx';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../messages/admin-services/area.ts';

const MINUTES = 60;
const TIMES = ['10:00', '11:00', '13:30', '14:30', '16:00'];

const sample = (label: string, price: number, durationMinutes: number): Service => ({
  _id: `sample-${label}`,
  website: '',
  label,
  slug: '',
  description: emptyRichText,
  image: null,
  location: '',
  price,
  deposit: null,
  durationMinutes,
  durations: [],
  intervalMinutes: null,
  bufferMinutes: 0,
  bufferBeforeMinutes: 0,
  capacity: 1,
  mostPeople: null,
  noticeMinutes: 0,
  horizonDays: 60,
  cancelNoticeMinutes: 0,
  moveNoticeMinutes: null,
  hours: [],
  closed: [],
  exceptions: [],
  sessions: [],
  wholeSeries: false,
  joinsLate: false,
  lateProRata: false,
  questions: [],
  asksOwner: false,
  reminders: [],
  waitingList: false,
  offerMinutes: 0,
  colour: '',
  timezone: 'UTC',
  published: true,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
});

export const sampleServices = (): readonly Service[] => {
  const words = messagesNow(servicesAdmin);
  return [
    sample(words.consultation, 0, MINUTES / 3),
    sample(words.privateLesson, 60, MINUTES),
    sample(words.groupClass, 18, 1.5 * MINUTES),
  ];
};

/** A calendar of next month with some free days, and the times of one. */
export function SampleCalendar({ locale }: { locale: string }) {
  const [today] = useState(() => dayIn('UTC', Date.now()));
  const month = addMonths(monthOf(today), 1);
  const free = new Map(
    [8, 9, 10, 15, 16, 17, 22, 23].map((day) => [addDays(firstDayOf(month), day), TIMES.length]),
  );
  const [day = month] = free.keys();
  const times = TIMES.map((time) => ({
    start: `${day}T${time}:00.000Z`,
    end: `${day}T${time}:59.000Z`,
    left: 1,
  }));
  const nothing = () => {};
  return (
    <div className={css.choice}>
      <div className={css.month}>
        <span className={css.turn}>‹</span>
        <strong>{nameOf(`${month}-01`, locale, { month: 'long', year: 'numeric' })}</strong>
        <span className={css.turn}>›</span>
      </div>
      <DayGrid {...{ month, free, day, today, locale }} loading={false} onDay={nothing} onMonth={nothing} />
      <p className={css.heading}>{nameOf(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
      <TimeList {...{ times, locale }} chosen={null} zone="UTC" home="UTC" capacity={1} onChoose={nothing} />
    </div>
  );
}
