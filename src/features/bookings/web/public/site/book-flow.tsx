import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { useDeferredValue } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Website } from '../../../../websites/contract.ts';
import type { Service } from '../../../service-shapes.ts';
import css from './book.module.css';
import { BookingDetails } from './booking-details.tsx';
import { SeriesChoice } from './series-choice.tsx';
import { ServiceFields } from './service-fields.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useGuestBooking } from './use-guest-booking.ts';
import { useServiceChoice } from './use-service-choice.ts';
import { useZone } from './use-zone.ts';

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

function Flow({ services, first }: { services: readonly Service[]; first: Service }) {
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const locale = website?.locale ?? 'en-GB';
  const choice = useServiceChoice(services, first);
  const { service, duration, people } = choice;
  const [zone, setZone] = useZone(service.timezone);
  const booking = useGuestBooking({ choice, zone, locale });
  const { time, attempt } = booking;
  // The chosen time is marked before its form is rendered.
  const shown = useDeferredValue(time);
  const times = {
    service,
    zone,
    locale,
    chosen: time?.start ?? null,
    onZone: setZone,
    onChoose: booking.choose,
  };
  return (
    <div className={css.flow} data-runs="">
      <ServiceFields services={services} choice={choice} onChange={booking.reset} />
      {service.wholeSeries ? (
        <SeriesChoice key={`${service._id} ${attempt}`} people={people} {...times} />
      ) : (
        <TimeChoice
          key={`${service._id} ${duration} ${people} ${attempt}`}
          wanted={{ duration, people }}
          {...times}
        />
      )}
      {time && shown && (
        <BookingDetails booking={booking} time={shown} choice={choice} zone={zone} locale={locale} />
      )}
    </div>
  );
}
