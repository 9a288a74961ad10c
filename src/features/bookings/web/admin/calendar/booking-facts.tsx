import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOtherLanguage, useShownMoney } from '../../../../websites/web/index.ts';
import { namesLabel } from '../../../booking-labels.ts';
import type { Booking } from '../../../contract.ts';
import { servicesQuery } from '../booking-calls.ts';
import { inWords } from '../services/lengths.ts';
import css from './calendar.module.css';
import { timeIn, whenIn } from './when.ts';

/** Guest, time, answers and price. */
export function BookingFacts({ booking, timezone }: { booking: Booking; timezone: string }) {
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
          'Dates',
          booking.dates.map((date) => (
            <div key={date._id}>
              {when(date)}
              {date.status === 'cancelled' && ' (cancelled)'}
            </div>
          )),
        ]
      : ['When', `${when({ start, end })} (${inWords(durationMinutes)})`],
    ['Who', namesLabel(booking)],
    [
      'Email',
      <Anchor key="mail" href={`mailto:${email}`}>
        {email}
      </Anchor>,
    ],
    ...(phone
      ? ([
          [
            'Phone',
            <Anchor key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </Anchor>,
          ],
        ] as [string, ReactNode][])
      : []),
    ...(language ? ([['Language', language]] as [string, ReactNode][]) : []),
    ...(isOneOfMany(booking)
      ? []
      : ([['Price', price === 0 ? 'Free' : money(price)]] as [string, ReactNode][])),
    ...paymentOf(booking, money),
    ...(note ? ([['Note', note]] as [string, ReactNode][]) : []),
    ...Object.entries(answers)
      .filter(([, answer]) => answer !== '')
      .map(([id, answer]): [string, ReactNode] => [asked.get(id) ?? 'Removed question', answer]),
    ['Booked', whenIn(booking.createdAt, timezone)],
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
  if (price === 0) return [];
  const rest = price - toPay;
  return [
    [
      'Payment',
      <>
        {order && (
          <Anchor component={Link} to={`/admin/orders/${order}`}>
            {money(toPay)} per order
          </Anchor>
        )}
        {order && rest > 0 && ', '}
        {rest > 0 && `${money(rest)} on the day`}
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
