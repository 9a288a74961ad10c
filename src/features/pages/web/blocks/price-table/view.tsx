import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ButtonRow } from '../shared/button-row.tsx';
import { Icon } from '../shared/pictures/icon.tsx';
import { Title } from '../shared/title.tsx';
import type { PriceTableProps } from './block.ts';
import css from './price-table.module.css';

type PlanProps = PriceTableProps['plans'][number] & Pick<PriceTableProps, 'level'>;

function Plan({ name, price, per, text, features, label, href, highlighted, badge, level }: PlanProps) {
  const lines = features.split('\n').filter((line) => line.trim() !== '');
  return (
    <li className={css.plan} data-surface={highlighted ? 'main' : undefined}>
      {badge && <p className={css.badge}>{badge}</p>}
      {name && (
        <Title level={level} className={css.name}>
          {name}
        </Title>
      )}
      {(price || per) && (
        <p className={css.price}>
          <span className={css.amount}>{price}</span> <span className={css.per}>{per}</span>
        </p>
      )}
      {text && <p className={css.text}>{text}</p>}
      {lines.length > 0 && (
        <ul className={css.features}>
          {lines.map((line, index) => (
            <li key={index} className={css.feature}>
              <Icon name="tick" className={css.tick} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.button}>
        <ButtonRow buttons={[{ label, href, look: highlighted ? 'primary' : 'secondary' }]} />
      </div>
    </li>
  );
}

export function PriceTableView({ plans, layout, level, note }: PriceTableProps & ViewContext) {
  if (plans.length === 0) return null;
  return (
    <div className={css.prices}>
      <ul className={css.plans} data-layout={layout} data-count={plans.length}>
        {plans.map((plan, index) => (
          <Plan key={index} {...plan} level={level} />
        ))}
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
