import { use } from 'react';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { RichTextPlace } from '../../../../../lib/ui/rich-text-view.tsx';
import { sectionOf, shownAt } from '../../../section-refs.ts';
import { RenderedBlocks } from '../../public/block-list.tsx';
import { BlockViewsContext } from '../../public/block-views-context.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { useSections } from '../sections/section-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

/** A reusable section on a page: shown as visitors see it, and edited elsewhere. */
export function SectionOnCanvas({ block, marks }: { block: Block; marks: Record<string, string> | null }) {
  const words = useMessages(canvasAdmin);
  const { views } = use(BlockViewsContext);
  const { id } = block.props;
  const content = useSections().get(sectionOf(block) ?? '')?.blocks;
  const isOuter = useEditorState(({ history }) =>
    history.present.blocks.some(({ props }) => props.id === id),
  );
  if (!content) return <div className="canvas-notice">{words.thisReusableSectionWasDeleted}</div>;
  return (
    <div data-bleed="" className="canvas-section" {...marks}>
      <div inert className={isOuter ? 'blocks' : 'stack'}>
        <RichTextPlace value={null}>
          <RenderedBlocks blocks={shownAt({ ...block, props: { id } }, content)} views={views} />
        </RichTextPlace>
      </div>
    </div>
  );
}
