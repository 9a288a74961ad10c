import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { inFractions, LEAST, moveLine, PARTS } from '../../../../../../lib/content/column-parts.ts';
import { stylingOf, withStyling } from '../../../../../../lib/styling.ts';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useBlockActions } from '../../edit/blocks/use-block-actions.ts';
import { columnParts } from '../../edit/column-widths.ts';
import { useEditorState } from '../../edit/editor-context.ts';
import type { Box } from '../block-box.ts';
import { indexOf } from '../block-index.ts';
import { useFramePage } from '../frame/site-frame-context.ts';
import css from '../layer.module.css';
import { useDrag } from './use-drag.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

interface Row {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The middle of each gap between two columns. */
  lines: number[];
  /** Right to left, or in reversed order. */
  isFromRight: boolean;
}

/** Where the columns are in the frame's window; null while they are stacked or wrapped. */
function rowOf(page: Document, id: string, count: number): Row | null {
  const grid = page.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)?.firstElementChild;
  const boxes = [...(grid?.children ?? [])].map((column) => column.getBoundingClientRect());
  if (!grid || boxes.length !== count) return null;
  const isFromRight = (boxes[1]?.left ?? 0) < (boxes[0]?.left ?? 0);
  const lines: number[] = [];
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (!next) break;
    const [first, second] = isFromRight ? [next, box] : [box, next];
    if (second.left < first.right - 1) return null;
    lines.push((first.right + second.left) / 2);
  }
  const { left, top, width, height } = grid.getBoundingClientRect();
  return { left, top, width, height, lines, isFromRight };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The columns of the selected block, and where they are in the frame. */
function useColumnRow(box: Box | null) {
  const page = useFramePage((state) => state.page);
  const kinds = useBlockKinds();
  const block = useEditorState(({ history, selected }) =>
    indexOf(history.present.blocks).byId.get(selected ?? ''),
  );
  const kind = block && kinds.get(block.type);
  const parts = block && kind ? columnParts(block, kind) : null;
  const id = block?.props.id ?? '';
  const count = parts?.length ?? 0;
  const [row, setRow] = useState<Row | null>(null);
  useLayoutEffect(() => {
    if (!page || count === 0) return undefined;
    // The frame draws the change in its own turn.
    const turn = requestAnimationFrame(() => setRow(rowOf(page, id, count)));
    return () => cancelAnimationFrame(turn);
  }, [page, id, count, block, box]);
  return { block, parts, row };
}

/** The lines between the columns of the selected block, which are dragged or moved by arrow keys. */
export function ColumnHandles({ box, scale }: { box: Box | null; scale: number }) {
  const words = useMessages(canvasAdmin);
  const { block, parts, row } = useColumnRow(box);
  const { set } = useBlockActions();
  const drag = useDrag<string, null>(block?.props.id ?? '', (at, value) => ({
    name: 'styling',
    value: withStyling(stylingOf(at), 'desktop', 'parts', value),
  }));
  if (!block || !parts || !row || !box) return null;
  const stored = parts.join('-');
  const lineAt = (index: number) => parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = moveLine(parts, index, lineAt(index) + (row.isFromRight ? -step : step));
    const value = next.join('-');
    if (value !== stored)
      set(block.props.id, 'styling', withStyling(stylingOf(block), 'desktop', 'parts', value));
    announce(inFractions(next));
  };
  const onMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, index: number) => {
    const layer = currentTarget.parentElement;
    if (!layer) return;
    const x = (clientX - layer.getBoundingClientRect().left) / scale;
    const from = row.isFromRight ? row.left + row.width - x : x - row.left;
    drag.move(() => moveLine(parts, index, (from / row.width) * PARTS).join('-'));
  };
  return row.lines.map((line, index) => {
    const at = lineAt(index);
    const least = at - (parts[index] ?? 0) + LEAST;
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is a control
      <div
        key={index}
        role="separator"
        aria-orientation="vertical"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        aria-label={words.widthOfColumnsAnd({ first: index + 1, second: index + 2 })}
        aria-valuemin={least}
        aria-valuemax={at + (parts[index + 1] ?? 0) - LEAST}
        aria-valuenow={at}
        aria-valuetext={inFractions(parts)}
        title={words.dragOrPressAnArrow}
        className={css.handle}
        data-held={drag.line === index || undefined}
        style={{ left: line * scale, top: row.top * scale, height: row.height * scale }}
        onKeyDown={(event) => onKeyDown(event, index)}
        onPointerDown={(event) => drag.start(event, index, stored, null)}
        onPointerMove={(event) => onMove(event, index)}
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
      >
        {drag.line === index && (
          <span className={css.share} aria-hidden>
            {inFractions(parts)}
          </span>
        )}
      </div>
    );
  });
}
