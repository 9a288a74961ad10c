import type { Block } from '../../../../../lib/content/block-kind.ts';
import type { Visit } from '../../../../../lib/content/block-tree.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { type Styling, stylingOf, withStyling } from '../../../../../lib/styling.ts';
import { otherScreens, type Screen } from '../../../../../lib/styling-values.ts';
import { healthAdmin } from '../../../messages/admin-health/area.ts';
import { type Finding, inBlock } from './finding.ts';

/** Kinds that cover what is behind them, or have no text. */
const covering: ReadonlySet<string> = new Set([
  'callOut',
  'divider',
  'embed',
  'gallery',
  'image',
  'spacer',
  'video',
]);

const isChosen = (value: unknown) => value !== undefined && value !== 'none';

const hasBackground = (block: Block): boolean =>
  covering.has(block.type) ||
  isChosen(stylingOf(block).ground) ||
  isChosen(block.props['background']) ||
  isChosen(block.props['backdrop']) ||
  block.props['layout'] === 'behind';

/** Kinds of text without space around it. */
const textual: ReadonlySet<string> = new Set(['heading', 'quote', 'richText']);

const screens: readonly Screen[] = ['desktop', ...otherScreens];

/** Whether the block overlaps on any screen. */
const overlaps = (styling: Styling): boolean =>
  screens.some((screen) => isChosen((screen === 'desktop' ? styling : styling[screen])?.overlap));

const withoutOverlap = (styling: Styling): Styling | undefined =>
  screens.reduce<Styling | undefined>(
    (left, screen) => left && withStyling(left, screen, 'overlap', null),
    styling,
  );

type Placed = Pick<Visit, 'block' | 'place'>;

/**
 * Text that is drawn over the block above with nothing between, or is covered by the block below.
 * @param all blocks of the page and of its reusable sections
 */
export function overlapFindings({ block, place }: Placed, all: readonly Placed[]): Finding[] {
  const styling = stylingOf(block);
  const { parentId, slot, index } = place;
  if (!overlaps(styling) || parentId === null || index === 0) return [];
  const above = all.find(
    ({ place: at }) => at.parentId === parentId && at.slot === slot && at.index === index - 1,
  )?.block;
  const isBare = !hasBackground(block);
  if (!isBare && !textual.has(above?.type ?? '')) return [];
  const words = messagesNow(healthAdmin);
  const { id } = block.props;
  return [
    {
      blockId: id,
      serious: isBare,
      says: isBare ? words.aBlockOverlapsThe : words.aBlockOverlapsTheText,
      fix: {
        label: words.removeOverlap,
        apply: inBlock(id, ['styling'], withoutOverlap(styling)),
      },
    },
  ];
}
