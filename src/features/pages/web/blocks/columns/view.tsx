import { isEmptySlot, type SlotContent, type ViewContext } from '../../../../../lib/block-kind.ts';
import type { ColumnsProps } from './block.ts';
import css from './columns.module.css';

type Slot = 'column1' | 'column2' | 'column3' | 'column4';
const COUNTS = { two: 2, three: 3, four: 4, 'wide-left': 2, 'wide-right': 2 } as const;

export function ColumnsView(props: ColumnsProps & ViewContext & Record<Slot, SlotContent>) {
  const { layout, align, gap, column1, column2, column3, column4 } = props;
  // Columns beyond the layout still show what they hold: nothing an owner wrote disappears.
  const columns = [column1, column2, column3, column4].filter(
    (content, index) => index < COUNTS[layout] || !isEmptySlot(content),
  );
  return (
    <div className={css.columns}>
      <div className={css.grid} data-layout={layout} data-align={align} data-gap={gap}>
        {columns.map((content, index) => (
          <div key={index} className={`stack ${css.column}`}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
