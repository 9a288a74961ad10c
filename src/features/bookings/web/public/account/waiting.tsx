import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useRouteLoaderData, useSearchParams } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { loadById, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import type { Website } from '../../../../websites/contract.ts';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { shownSpan } from '../../../booking-labels.ts';
import type { bookingsContract, Waiting } from '../../../contract.ts';
import { useZone } from '../site/use-zone.ts';
import { commaIn } from '../../../../../lib/values/direction.ts';
import css from './account.module.css';

export const loader = loadById;

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: bookingWords.in(language).yourWaitingPlace,
    noIndex: true,
    runs: true,
  }),
};

/** `/waiting/{id}`: for a person on a waiting list, by the key of an emailed link, or their account. */
export function Component() {
  const t = useMessages(bookingWords);
  const hydrated = useHydrated();
  const { id = '' } = useParams();
  return (
    <div className={css.screen}>
      <h1>{t.yourWaitingPlace}</h1>
      {hydrated ? (
        <Shown key={id} id={id} />
      ) : (
        <noscript>
          <p>{t.turnOnScriptForPlace}</p>
        </noscript>
      )}
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const t = useMessages(bookingWords);
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const [place, setPlace] = useState<Waiting>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [zone] = useZone(website?.timezone ?? 'UTC');
  const call = useMemo(
    () => browserClient<typeof bookingsContract>(key ? { 'x-booking-key': key } : {}),
    [key],
  );
  useEffect(() => {
    let current = true;
    call('GET /api/waiting/{id}', { params: { id } }).then(
      (found) => current && setPlace(found),
      (error: unknown) => current && setProblem(toastFor(error)),
    );
    return () => {
      current = false;
    };
  }, [call, id]);
  const leave = async () => {
    if (busy || !place) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call('DELETE /api/waiting/{id}', { params: { id } });
      setPlace({ ...place, status: 'left' });
    } catch (error) {
      setProblem(toastFor(error));
    } finally {
      setBusy(false);
    }
  };
  if (!place) return <p role={problem ? 'alert' : 'status'}>{problem ?? t.loading}</p>;
  const from = new Date(place.start);
  const to = new Date(from.getTime() + place.durationMinutes * 60_000);
  const locale = website?.locale ?? 'en-GB';
  const there = shownSpan(from, to, place.timezone, locale);
  const comma = commaIn(locale);
  return (
    <div className={css.booking}>
      <p>
        <bdi>
          <strong>{place.label}</strong>
        </bdi>
        {comma}
        {place.dates === 1 ? there : t.datesFrom({ count: place.dates, first: there })}
        {shownSpan(from, to, zone, locale) !== there &&
          ` ${t.inZone({ zone: zoneName(place.timezone, locale) })}`}
        {place.people > 1 && `${comma}${t.peopleCount({ count: place.people })}`}
      </p>
      <p role="status">{t[place.status]}</p>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {place.status === 'waiting' && (
        <button
          type="button"
          className="button"
          data-look="secondary"
          aria-disabled={busy || undefined}
          onClick={() => void leave()}
        >
          {busy ? t.leaving : t.leaveWaitingList}
        </button>
      )}
    </div>
  );
}
