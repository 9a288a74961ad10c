import { useId, useState } from 'react';
import { zoneName } from '../../booking-words.ts';
import css from './book.module.css';

/** Names the zone of all times, and lets it be changed. The list of all zones is made when it is asked for. */
export function ZoneChoice({
  zone,
  home,
  onZone,
}: {
  zone: string;
  home: string;
  onZone: (zone: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!open)
    return (
      <p className={css.zone}>
        Times are those of <strong>{zoneName(zone)}</strong>
        {zone === home ? ', as at our place.' : `; ours, ${zoneName(home)}, stand beside them.`}{' '}
        <button type="button" className={css.plain} data-replay="" onClick={() => setOpen(true)}>
          Change the time zone
        </button>
      </p>
    );
  const all = [...new Set([zone, home, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return (
    <p className={css.zone}>
      <label htmlFor={id}>Time zone</label>{' '}
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
