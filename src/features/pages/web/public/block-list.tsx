import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { layout } from '../../messages/layout/area.ts';
import { Component, type ReactNode, use } from 'react';
import {
  isBlockList,
  type Block,
  type BlockView,
  type BlockViews,
} from '../../../../lib/content/block-kind.ts';
import { titleBlockId } from '../../../../lib/content/block-tree.ts';
import { HydratedApart } from '../../../../lib/ui/hydrated-apart.tsx';
import { blockMarks } from './block-marks.ts';
import { ShownPageContext, type ShownPage } from '../blocks/shared/shown-page.ts';
import { Marked } from './marked.tsx';
import css from './block-list.module.css';

interface Shared {
  views: BlockViews;
  /** Ids of blocks known to throw: server rendering has no error boundaries. */
  broken?: ReadonlySet<string> | undefined;
}

/** Replaces a block that cannot be shown; the rest of the page is not affected. */
function Notice() {
  const t = useMessages(layout);
  return <p className={css.notice}>{t.partUnavailable}</p>;
}

class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Notice /> : this.props.children;
  }
}

function RenderedBlock({
  block,
  titleId,
  isFirst,
  ...shared
}: Shared & { block: Block; titleId: string | null; isFirst: boolean }) {
  const { id } = block.props;
  const View = shared.views.get(block.type) as BlockView | undefined;
  if (!View || shared.broken?.has(id)) return <Notice />;
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(block.props)) {
    props[name] = isBlockList(value) ? renderAll(value, { ...shared, titleId, isFirst }) : value;
  }
  const shown = { ...props, id, isTitle: titleId === id, isFirst };
  const marks = blockMarks(block);
  const view = marks ? <Marked View={View} props={shown} marks={marks} /> : <View {...shown} />;
  // Boundaries work in the browser only; server rendering is faster without them.
  return typeof document === 'undefined' ? view : <BlockBoundary>{view}</BlockBoundary>;
}

const renderAll = (blocks: readonly Block[], shared: Shared & { titleId: string | null; isFirst: boolean }) =>
  blocks.map((block, index) => (
    <RenderedBlock key={block.props.id} {...shared} block={block} isFirst={shared.isFirst && index === 0} />
  ));

/** Blocks that are not a whole page, such as those of a section. */
export const RenderedBlocks = ({ blocks, ...shared }: Shared & { blocks: readonly Block[] }) =>
  renderAll(blocks, { ...shared, titleId: null, isFirst: false });

/** The blocks of a page. Each is rendered by its view, with its slots; one that fails leaves a notice in its place. */
export function BlockList({
  blocks,
  views,
  broken,
  about,
  titled = false,
}: Shared & {
  blocks: readonly Block[];
  about?: Omit<ShownPage, 'blocks'> | undefined;
  /** The page’s title is above the blocks, so none of them has it. */
  titled?: boolean | undefined;
}) {
  const around = use(ShownPageContext);
  const titleId = titled ? null : titleBlockId(blocks);
  return (
    <ShownPageContext value={{ ...around, ...about, blocks }}>
      <div className="blocks">
        {blocks.map((block, index) => (
          <HydratedApart key={block.props.id}>
            <RenderedBlock
              block={block}
              views={views}
              broken={broken}
              titleId={titleId}
              isFirst={!titled && index === 0}
            />
          </HydratedApart>
        ))}
      </div>
    </ShownPageContext>
  );
}
