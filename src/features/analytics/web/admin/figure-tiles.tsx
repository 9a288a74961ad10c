import { change, type Figures } from '../../figures.ts';
import css from './analytics.module.css';
import { type Measure, writer } from './measures.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

interface Props {
  measures: readonly Measure[];
  now: Figures;
  /** Undefined: nothing is compared. */
  before: Figures | undefined;
  currency: string;
  chosen: string;
  onChoose: (key: string) => void;
}

/** The change of a figure, in words and colour. */
export function Change({ measure, now, before }: { measure: Measure; now: number; before: number }) {
  const words = useMessages(analyticsAdmin);
  const by = change(now, before);
  if (by === null) return <span className={css.change}>{now > 0 ? words.noneBefore : words.noChange}</span>;
  const rounded = Math.round(by);
  if (rounded === 0) return <span className={css.change}>{words.noChange}</span>;
  const better = rounded > 0 !== (measure.down ?? false);
  return (
    <span className={`${css.change} ${better ? css.better : css.worse}`}>
      {rounded > 0 ? '▲' : '▼'}{' '}
      {rounded > 0 ? words.percentMore({ percent: rounded }) : words.percentLess({ percent: -rounded })}
    </span>
  );
}

/** The amount from which pence are left out; the tables show them. */
const WITHOUT_PENCE = 10_000;

/** Totals; pressing one shows its chart below. */
export function FigureTiles({ measures, now, before, currency, chosen, onChoose }: Props) {
  const words = useMessages(analyticsAdmin);
  return (
    <ul className={css.tiles} aria-label={words.figures}>
      {measures.map((measure) => {
        const write = writer(measure.kind, currency);
        const value = measure.of(now);
        return (
          <li key={measure.key}>
            <button
              type="button"
              className={css.tile}
              aria-pressed={measure.key === chosen}
              onClick={() => onChoose(measure.key)}
            >
              <span className={css.label}>{measure.label}</span>
              <span className={css.number}>{write(value, false, value >= WITHOUT_PENCE)}</span>
              {before && <Change measure={measure} now={value} before={measure.of(before)} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
