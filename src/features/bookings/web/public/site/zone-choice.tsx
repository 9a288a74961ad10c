import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { useId, useState } from 'react';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { sameClock } from '../../../same-clock.ts';
import css from './book.module.css';

/**
 * Names the zone of all times where its clock differs from the site's within what is shown, and lets it be changed. The list of all zones is made
 * when it is asked for.
 */
export function ZoneChoice({
  zone,
  home,
  from,
  to,
  keepsLine = false,
  onZone,
}: {
  zone: string;
  home: string;
  /** The span of which times are shown. */
  from: Date;
  to: Date;
  /** The line stays when it has nothing to say: the visitor’s zone is known late, and another span may be shown. */
  keepsLine?: boolean;
  onZone: (zone: string) => void;
}) {
  const t = useMessages(serviceWords);
  const locale = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!open && sameClock(zone, home, from, to)) return keepsLine ? <p className={css.zone} /> : null;
  if (!open)
    return (
      <p className={css.zone}>
        <Sentence say={(gap) => t.zoneNote({ zone: gap, home: zoneName(home, locale) })}>
          <strong>{zoneName(zone, locale)}</strong>
        </Sentence>{' '}
        <button type="button" className={css.plain} data-replay="" onClick={() => setOpen(true)}>
          {t.changeTimeZone}
        </button>
      </p>
    );
  const all = [...new Set([zone, home, ...Intl.supportedValuesOf('timeZone')])]
    .map((name) => [name, zoneName(name, locale)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale));
  return (
    <p className={css.zone}>
      <label htmlFor={id}>{t.timeZone}</label>{' '}
      <select id={id} value={zone} autoFocus onChange={({ target }) => onZone(target.value)}>
        {all.map(([name, shown]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
    </p>
  );
}
