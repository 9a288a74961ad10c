import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOtherLanguage, useShownMoney } from '../../../../websites/web/index.ts';
import type { Booking } from '../../../contract.ts';
import { servicesQuery } from '../booking-calls.ts';
import { inWords } from '../services/lengths.ts';
import css from './calendar.module.css';
import { guestName } from './guest-name.ts';
import { timeIn, whenIn } from './when.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

/** Guest, time, answers and price. */
export function BookingFacts({ booking, timezone }: { booking: Booking; timezone: string }) {
  const words = useMessages(calendarAdmin);
  const { email, phone, note, answers, price, start, end, durationMinutes } = booking;
  const service = useQuery(servicesQuery).data?.find(({ _id }) => _id === booking.service);
  const money = useShownMoney();
  const language = useOtherLanguage(booking.language);
  // A question that was removed still has its answers.
  const asked = new Map(service?.questions.map(({ id, label }) => [id, label]));
  const when = (date: { start: string; end: string }) =>
    `${whenIn(date.start, timezone)} – ${timeIn(date.end, timezone)}`;
  const facts: [string, ReactNode][] = [
    booking.dates
      ? [
          words.dates,
          booking.dates.map((date) => (
            <div key={date._id}>
              {when(date)}
              {date.status === 'cancelled' && ` ${words.cancelledInBrackets}`}
            </div>
          )),
        ]
      : [words.when, `${when({ start, end })} (${inWords(durationMinutes)})`],
    [words.who, guestName(booking)],
    [
      words.email,
      <Anchor key="mail" href={`mailto:${email}`}>
        {email}
      </Anchor>,
    ],
    ...(phone
      ? ([
          [
            words.phone,
            <Anchor key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </Anchor>,
          ],
        ] as [string, ReactNode][])
      : []),
    ...(language ? ([[words.language, language]] as [string, ReactNode][]) : []),
    ...(isOneOfMany(booking)
      ? []
      : ([[words.price, price === 0 ? words.free : money(price)]] as [string, ReactNode][])),
    ...paymentOf(booking, money),
    ...(note ? ([[words.note, note]] as [string, ReactNode][]) : []),
    ...Object.entries(answers)
      .filter(([, answer]) => answer !== '')
      .map(([id, answer]): [string, ReactNode] => [asked.get(id) ?? words.removedQuestion, answer]),
    [words.booked, whenIn(booking.createdAt, timezone)],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value], at) => (
        <Fact key={at} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** A date of a series booked as one; details of the whole are shown with the whole. */
export const isOneOfMany = ({ _id, series }: Booking): boolean => series !== null && series !== _id;

/** Its payment: in an order, or on the day. */
function paymentOf(
  { price, order, toPay }: Booking,
  money: (amount: number) => string,
): [string, ReactNode][] {
  const words = messagesNow(calendarAdmin);
  if (price === 0) return [];
  const rest = price - toPay;
  return [
    [
      words.payment,
      <>
        {order && (
          <Anchor component={Link} to={`/admin/orders/${order}`}>
            {words.perOrder({ money: money(toPay) })}
          </Anchor>
        )}
        {order && rest > 0 && ', '}
        {rest > 0 && words.onTheDay({ money: money(rest) })}
      </>,
    ],
  ];
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
