import { use } from 'react';
import { isEmptySlot, type SlotContent, type ViewContext } from '../../../../../lib/content/block-kind.ts';
import { partOf, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import type { ColumnsProps } from './block.ts';
import css from './columns.module.css';

type Slot = 'column1' | 'column2' | 'column3' | 'column4';
const COUNTS = { two: 2, three: 3, four: 4, 'wide-left': 2, 'wide-right': 2 } as const;
/** As in the style: the part that each column has, and from which width on they stand side by side. */
const PARTS = {
  two: [0.5, 0.5],
  three: [1 / 3, 1 / 3, 1 / 3],
  four: [0.25, 0.25, 0.25, 0.25],
  'wide-left': [0.63, 0.37],
  'wide-right': [0.37, 0.63],
} as const;
const BESIDE = { two: 640, three: 640, four: 928, 'wide-left': 736, 'wide-right': 736 } as const;

export function ColumnsView(props: ColumnsProps & ViewContext & Record<Slot, SlotContent>) {
  const { layout, align, gap, column1, column2, column3, column4 } = props;
  const around = use(RoomContext);
  // Columns beyond the layout still show what they hold: nothing an owner wrote disappears.
  const columns = [column1, column2, column3, column4].filter(
    (content, index) => index < COUNTS[layout] || !isEmptySlot(content),
  );
  return (
    <div className={css.columns}>
      <div className={css.grid} data-layout={layout} data-align={align} data-gap={gap}>
        {columns.map((content, index) => (
          <div key={index} className={`stack ${css.column}`}>
            <RoomContext value={partOf(around, PARTS[layout][index] ?? 1, BESIDE[layout])}>
              {content}
            </RoomContext>
          </div>
        ))}
      </div>
    </div>
  );
}
