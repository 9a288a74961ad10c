import { ActionIcon } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { IconRotate } from '@tabler/icons-react';
import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { inFractions, LEAST, moveLine, PARTS } from '../../../../../lib/content/column-parts.ts';
import { stylingOf, withStyling } from '../../../../../lib/styling.ts';
import { columnParts } from './column-widths.ts';
import css from './edit.module.css';
import { useBlockActions } from './blocks/use-block-actions.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { stylingAdmin } from '../../../messages/admin-styling/area.ts';

/** Column widths in twelfths; what one column gains, its neighbour loses. */
export function PartsField({ block, kind }: { block: Block; kind: BlockKind }) {
  const words = useMessages(stylingAdmin);
  const { set } = useBlockActions();
  const parts = columnParts(block, kind);
  if (!parts) return null;
  const styling = stylingOf(block);
  const { id } = block.props;
  const take = (next: readonly number[]) =>
    set(id, 'styling', withStyling(styling, 'desktop', 'parts', next.join('-')));
  const resize = (index: number, part: number) => {
    const line = Math.min(index, parts.length - 2);
    const before = parts.slice(0, line).reduce((sum, each) => sum + each, 0);
    const both = (parts[line] ?? 0) + (parts[line + 1] ?? 0);
    take(moveLine(parts, line, before + (index === line ? part : both - part)));
  };
  return (
    <div className={css.parts} role="group" aria-label={words.columnWidths}>
      <span className={css.styleLabel}>
        <span>{words.columnWidths}</span>
        <small>{inFractions(parts)}</small>
        {styling.parts !== undefined && (
          <ActionIcon
            size={24}
            aria-label={words.resetColumnWidths}
            title={words.resetColumnWidths}
            onClick={() => set(id, 'styling', withStyling(styling, 'desktop', 'parts', null))}
          >
            <IconRotate size={14} />
          </ActionIcon>
        )}
      </span>
      <div className={css.partInputs}>
        {parts.map((part, index) => (
          <NumberInput
            key={index}
            size="xs"
            aria-label={words.widthOfColumnInTwelfths({ number: index + 1 })}
            suffix={`/${PARTS}`}
            min={LEAST}
            max={PARTS - LEAST * (parts.length - 1)}
            allowDecimal={false}
            value={part}
            onChange={(value) => typeof value === 'number' && value >= LEAST && resize(index, value)}
          />
        ))}
      </div>
    </div>
  );
}
