import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../messages/service/area.ts';
import { useId, useState } from 'react';
import { momentAt, zoneName } from '../../booking-words.ts';
import css from './book.module.css';

const YEAR = new Date().getUTCFullYear();

/** Whether the clocks of two zones agree in summer and in winter. */
function sameClock(one: string, other: string): boolean {
  if (one === other) return true;
  const read = (zone: string) =>
    [0, 6].map((month) => momentAt(new Date(Date.UTC(YEAR, month, 15)), zone, 'en-GB')).join();
  return read(one) === read(other);
}

/**
 * Names the zone of all times where it is not the site's own, and lets it be changed. The list of all zones is made
 * when it is asked for.
 */
export function ZoneChoice({
  zone,
  home,
  onZone,
}: {
  zone: string;
  home: string;
  onZone: (zone: string) => void;
}) {
  const t = useMessages(serviceWords);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!open && sameClock(zone, home)) return null;
  if (!open)
    return (
      <p className={css.zone}>
        <Sentence say={(gap) => t.zoneNote({ zone: gap, home: zoneName(home) })}>
          <strong>{zoneName(zone)}</strong>
        </Sentence>{' '}
        <button type="button" className={css.plain} data-replay="" onClick={() => setOpen(true)}>
          {t.changeTimeZone}
        </button>
      </p>
    );
  const all = [...new Set([zone, home, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return (
    <p className={css.zone}>
      <label htmlFor={id}>{t.timeZone}</label>{' '}
      <select id={id} value={zone} autoFocus onChange={({ target }) => onZone(target.value)}>
        {all.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </p>
  );
}
