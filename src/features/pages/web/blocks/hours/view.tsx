import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { Title } from '../shared/title.tsx';
import type { HoursProps } from './block.ts';
import css from './hours.module.css';

/** Matches a time of day, such as 10:00, 6pm, 6 p.m. or noon. */
const TIME = String.raw`(?:\d{1,2}(?:[.:h]\d{2})?(?:\s?[ap]\.?m\b\.?)?|noon|midnight)`;
const RANGE = new RegExp(`(${TIME}\\s?[–—-]\\s?${TIME})`, 'i');

/** The text with each time range as an element that does not wrap. */
const keptRanges = (times: string) =>
  times.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={css.range} key={index}>
        {part}
      </span>
    ),
  );

export function HoursView({ title, rows, note, level }: HoursProps & ViewContext) {
  const t = useMessages(blockWords);
  if (rows.length === 0 && title === '' && note === '') return null;
  return (
    <div className={css.hours}>
      {title && (
        <Title level={level} className={css.title}>
          {title}
        </Title>
      )}
      {rows.length > 0 && (
        <table className={css.table}>
          <caption className="visually-hidden">{title || t.openingHours}</caption>
          <tbody>
            {rows.map(({ days, times }, index) => (
              <tr key={index}>
                <th scope="row">{days}</th>
                <td>{keptRanges(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
