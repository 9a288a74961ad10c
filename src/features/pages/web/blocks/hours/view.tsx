import type { ViewContext } from '../../../../../lib/block-kind.ts';
import { Title } from '../shared/title.tsx';
import type { HoursProps } from './block.ts';
import css from './hours.module.css';

export function HoursView({ title, rows, note, level }: HoursProps & ViewContext) {
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
          <caption className="visually-hidden">{title || 'Opening hours'}</caption>
          <tbody>
            {rows.map(({ days, times }, index) => (
              <tr key={index}>
                <th scope="row">{days}</th>
                <td>{times}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
