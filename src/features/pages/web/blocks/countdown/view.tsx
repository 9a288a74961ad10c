import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { use, useEffect, useState } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ShownPageContext } from '../shared/shown-page.ts';
import type { CountdownProps } from './block.ts';
import css from './countdown.module.css';
import { instantOf, remaining } from './instant.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';

/** The current time, every second; `null` on the server, whose pages are cached. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function CountdownView({ title, date, time, after, seconds, align }: CountdownProps & ViewContext) {
  const { timeZone, locale } = use(ShownPageContext);
  const t = useMessages(blockWords);
  const now = useNow();
  const instant = date === '' ? null : instantOf(date, time, timeZone);
  if (instant === null) return null;
  const left = now === null ? undefined : remaining(instant - now);
  const shown = (['days', 'hours', 'minutes', 'seconds'] as const).filter(
    (unit) => unit !== 'seconds' || seconds,
  );
  const words = new Intl.DateTimeFormat(withLatinDigits(locale), {
    timeZone,
    dateStyle: 'full',
    ...(time ? { timeStyle: 'short' } : {}),
  }).format(instant);
  return (
    <div className={css.countdown} data-align={align}>
      {title && <p className={css.title}>{title}</p>}
      {left === null ? (
        after && <p className={css.after}>{after}</p>
      ) : (
        // Space is reserved from the start, so that nothing moves when the numbers appear.
        <div
          className={css.units}
          role="timer"
          aria-live="off"
          data-waiting={left === undefined || undefined}
        >
          {shown.map((unit) => (
            <div key={unit} className={css.unit}>
              <span className={css.value}>{left?.[unit] ?? 0}</span>{' '}
              <span className={css.name}>{t[unit]({ count: left?.[unit] ?? 0 })}</span>
            </div>
          ))}
        </div>
      )}
      <p className={css.date}>
        <time dateTime={new Date(instant).toISOString()}>{words}</time>
      </p>
    </div>
  );
}
