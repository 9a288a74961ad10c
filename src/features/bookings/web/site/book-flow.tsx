import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../messages/service/area.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import type { Problem } from '../../../../lib/ui/form/problem.ts';
import { notify } from '../../../../lib/ui/toast-store.ts';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import type { Account } from '../../../accounts/contract.ts';
import { useCart, useCheckout, useMoney } from '../../../orders/web/index.ts';
import type { Website } from '../../../websites/contract.ts';
import { lengthWords, shownSpan, spanAt, zoneName } from '../../booking-words.ts';
import type { Booking, OfferedSlot } from '../../contract.ts';
import type { Service } from '../../service-shapes.ts';
import { rememberBooking } from '../account/booking-keys.ts';
import css from './book.module.css';
import { type Guest, GuestForm, nobody } from './guest-form.tsx';
import { SeriesChoice } from './series-choice.tsx';
import { sendBooking, waitFor } from './send-booking.ts';
import { TimeChoice } from './time-choice.tsx';
import { TimeList } from './time-list.tsx';
import { useZone } from './use-zone.ts';
import type { ShownTime } from './use-times.ts';

/**
 * From a service to a booking. Free times change by the minute, so the browser loads them when this is about to scroll into
 * view; the server renders everything around them at its final size.
 */
export function BookFlow({ services }: { services: readonly Service[] }) {
  const t = useMessages(serviceWords);
  const [first] = services;
  if (!first) return null;
  return (
    <>
      <noscript>
        <p>{t.turnOnScriptToBook}</p>
      </noscript>
      <Flow services={services} first={first} />
    </>
  );
}

/** A series has one duration only. */
const lengthsOf = ({ durationMinutes, price, durations, wholeSeries }: Service) => [
  { minutes: durationMinutes, price },
  ...(wholeSeries ? [] : durations),
];

/** Larger parties contact the owner. */
const MOST_CHOICES = 100;

interface Root {
  website: Website;
  account: Account | null;
}

function Flow({ services, first }: { services: readonly Service[]; first: Service }) {
  const t = useMessages(serviceWords);
  const { website, account } = useRouteLoaderData<Root>('root') ?? {};
  const language = useLanguage();
  const locale = website?.locale ?? 'en-GB';
  const [chosen, setChosen] = useState(first._id);
  const service = services.find(({ _id }) => _id === chosen) ?? first;
  const [wanted, setWanted] = useState<number>();
  const lengths = lengthsOf(service);
  const length = lengths.find(({ minutes }) => minutes === wanted) ?? lengths[0];
  const duration = length?.minutes ?? service.durationMinutes;
  const hydrated = useHydrated();
  const [zone, setZone] = useZone(service.timezone);
  const [party, setParty] = useState(1);
  const most = Math.min(service.mostPeople ?? service.capacity, service.capacity, MOST_CHOICES);
  const people = Math.min(party, most);
  const [time, setTime] = useState<ShownTime | null>(null);
  /** The price of the remaining dates when it was chosen. */
  const [share, setShare] = useState<number>();
  const [guest, setGuest] = useState<Guest>({ ...nobody, email: account?.email ?? '' });
  const [problem, setProblem] = useState<Problem>();
  const [lost, setLost] = useState<{ sentence: string; offers: OfferedSlot[] } | null>(null);
  const [waits, setWaits] = useState(false);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const money = useMoney();
  // After choosing a time, the user continues with the form: the focus follows, also for screen readers.
  useEffect(() => {
    if (time || lost) box.current?.focus();
  }, [time, lost]);

  const reset = () => {
    setShare(undefined);
    setTime(null);
    setLost(null);
    setWaits(false);
  };
  const choose = (next: ShownTime, ofSeries?: number) => {
    setShare(ofSeries);
    setLost(null);
    setWaits(false);
    setProblem(undefined);
    setTime(next);
  };
  const finish = async (booking: Booking) => {
    if (booking.accessKey) rememberBooking(booking._id, booking.accessKey);
    if (booking.status !== 'held')
      return navigate(`/booking/${booking._id}?key=${encodeURIComponent(booking.accessKey ?? '')}`);
    useCart.getState().add({
      productId: booking.service,
      label: booking.label,
      price: booking.toPay,
      booking: { id: booking._id, key: booking.accessKey ?? '' },
      when: spanAt(new Date(booking.start), new Date(booking.end), booking.timezone, locale),
    });
    useCheckout.getState().note({ email: guest.email, name: guest.name, phone: guest.phone });
    notify(t.addedAndReserved, 'good');
    return navigate('/order/cart');
  };
  const send = async () => {
    if (!time) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const wish = {
        service: service._id,
        durationMinutes: duration,
        start: time.start,
        people,
        timezone: zone,
        guest,
      };
      const sent = await (time.left === 0 ? waitFor(wish) : sendBooking(wish));
      if (sent.is === 'booked') await finish(sent.booking);
      else if (sent.is === 'waiting') setWaits(true);
      else if (sent.is === 'refused') setProblem(sent.problem);
      else {
        setLost(sent);
        setRound((count) => count + 1);
      }
    } finally {
      setBusy(false);
    }
  };
  const choice = {
    service,
    zone,
    locale,
    chosen: time?.start ?? null,
    onZone: setZone,
    onChoose: choose,
  };
  const shop = website?.ecommerce.enabled ?? false;
  const each = share ?? length?.price ?? 0;
  const price = each * people;
  const now = shop ? Math.min(service.deposit ?? each, each) * people : 0;
  const when = time && shownSpan(new Date(time.start), new Date(time.end), zone, locale);
  const there = time && shownSpan(new Date(time.start), new Date(time.end), service.timezone, locale);
  return (
    <div className={css.flow} data-runs="">
      {(services.length > 1 || lengths.length > 1 || most > 1) && (
        <div className={css.what}>
          {services.length > 1 && (
            <p>
              <label htmlFor={`${id}-service`}>{t.service}</label>
              <select
                id={`${id}-service`}
                value={service._id}
                disabled={!hydrated}
                onChange={({ target }) => {
                  setChosen(target.value);
                  setWanted(undefined);
                  reset();
                }}
              >
                {services.map(({ _id, label }) => (
                  <option key={_id} value={_id}>
                    {label}
                  </option>
                ))}
              </select>
            </p>
          )}
          {lengths.length > 1 && (
            <p>
              <label htmlFor={`${id}-length`}>{t.duration}</label>
              <select
                id={`${id}-length`}
                value={duration}
                disabled={!hydrated}
                onChange={({ target }) => {
                  setWanted(Number(target.value));
                  reset();
                }}
              >
                {lengths.map((each) => (
                  <option key={each.minutes} value={each.minutes}>
                    {lengthWords(each.minutes, language)} – {each.price === 0 ? t.free : money(each.price)}
                  </option>
                ))}
              </select>
            </p>
          )}
          {most > 1 && (
            <p>
              <label htmlFor={`${id}-people`}>{t.people}</label>
              <select
                id={`${id}-people`}
                value={people}
                disabled={!hydrated}
                onChange={({ target }) => {
                  setParty(Number(target.value));
                  reset();
                }}
              >
                {Array.from({ length: most }, (_, at) => (
                  <option key={at} value={at + 1}>
                    {t.peopleCount({ count: at + 1 })}
                  </option>
                ))}
              </select>
            </p>
          )}
        </div>
      )}
      {service.wholeSeries ? (
        <SeriesChoice key={`${service._id} ${round}`} people={people} {...choice} />
      ) : (
        <TimeChoice
          key={`${service._id} ${duration} ${people} ${round}`}
          wanted={{ duration, people }}
          {...choice}
        />
      )}
      {time && (
        <div className={css.details} ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-when`}>
          {lost && (
            <div className={css.lost} role="alert">
              <p>
                <strong>{lost.sentence}</strong> {t.detailsKept}
              </p>
              {lost.offers.length > 0 && <p>{t.nearestTimes}</p>}
              <TimeList
                times={lost.offers}
                chosen={null}
                zone={zone}
                home={service.timezone}
                locale={locale}
                capacity={service.capacity}
                withDay
                onChoose={choose}
              />
            </div>
          )}
          <p className={css.heading} id={`${id}-when`}>
            {service.wholeSeries ? t.allDatesFrom({ when: when ?? '' }) : when}
          </p>
          {there !== when && (
            <p className={css.note}>{t.inTime({ there: there ?? '', home: zoneName(service.timezone) })}</p>
          )}
          {time.left > 0 && price > 0 && (
            <p>
              {money(price)}
              {people > 1 && ` (${people} × ${money(each)})`}
              {now > 0 && now < price ? t.restOnTheDay({ now: money(now) }) : ''}
              {now === 0 ? t.payOnTheDay : ''}
            </p>
          )}
          {waits ? (
            <p role="status">
              <strong>{t.onWaitingList}</strong> {t.waitingNote({ email: guest.email })}
            </p>
          ) : (
            <GuestForm
              guest={guest}
              questions={time.left === 0 ? [] : service.questions}
              problem={problem}
              busy={busy}
              button={
                time.left === 0
                  ? t.joinWaitingList
                  : now > 0
                    ? t.addToCart({ price: money(now) })
                    : service.asksOwner
                      ? service.wholeSeries
                        ? t.requestPlace
                        : t.requestTime
                      : t.confirmBooking
              }
              onGuest={setGuest}
              onSend={() => void send()}
            />
          )}
        </div>
      )}
    </div>
  );
}
