import { use } from 'react';
import { isEmptySlot, type SlotContent, type ViewContext } from '../../../../../lib/content/block-kind.ts';
import { PARTS as TWELVE, partsIn } from '../../../../../lib/content/column-parts.ts';
import type { Styling } from '../../../../../lib/styling.ts';
import { partOf, type Room, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import type { ColumnsProps } from './block.ts';
import css from './columns.module.css';

type Slot = 'column1' | 'column2' | 'column3' | 'column4';
const COUNTS = { two: 2, three: 3, four: 4, 'wide-left': 2, 'wide-right': 2 } as const;
/** As in the style: each column's part, and the width from which they are side by side. */
const PARTS = {
  two: [0.5, 0.5],
  three: [1 / 3, 1 / 3, 1 / 3],
  four: [0.25, 0.25, 0.25, 0.25],
  'wide-left': [0.63, 0.37],
  'wide-right': [0.37, 0.63],
} as const;
const BESIDE = { two: 640, three: 640, four: 928, 'wide-left': 736, 'wide-right': 736 } as const;

/** The width of a column, also if other screens have another number of columns. */
function roomOf(around: Room, part: number, beside: number, { wide, tablet, phone }: Styling): Room {
  const most = wide?.cols ? Math.max(part, 1 / Number(wide.cols)) : part;
  const room = partOf(around, most, beside, 1 / Number(phone?.cols ?? 1));
  const onTablet = tablet?.cols;
  return onTablet ? { ...room, from: 1200, below: Math.max(room.below, 1 / Number(onTablet)) } : room;
}

export function ColumnsView(
  props: ColumnsProps & ViewContext & Record<Slot, SlotContent> & { styling?: Styling },
) {
  const { layout, align, gap, column1, column2, column3, column4, styling = {} } = props;
  const around = use(RoomContext);
  const parts = partsIn(styling.parts, COUNTS[layout]);
  // Columns beyond the layout still show their content: nothing that an owner wrote disappears.
  const columns = [column1, column2, column3, column4].filter(
    (content, index) => index < COUNTS[layout] || !isEmptySlot(content),
  );
  return (
    <div className={css.columns}>
      <div
        className={css.grid}
        data-layout={layout}
        data-align={align}
        data-gap={gap}
        data-parts={parts && columns.length === parts.length ? parts.length : undefined}
      >
        {columns.map((content, index) => {
          const part = parts?.[index];
          const share = part ? part / TWELVE : (PARTS[layout][index] ?? 1);
          return (
            <div key={index} className={`stack ${css.column}`} data-part={part}>
              <RoomContext value={roomOf(around, share, BESIDE[layout], styling)}>{content}</RoomContext>
            </div>
          );
        })}
      </div>
    </div>
  );
}
