import {
  Component,
  type ComponentType,
  Fragment,
  type FragmentInstance,
  memo,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Block, BlockView } from '../../../../../lib/content/block-kind.ts';
import { Marked } from '../../public/marked.tsx';
import { BlockViewsContext } from '../../public/block-views-context.ts';
import { blockLabel } from '../edit/blocks/block-label.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { slotContent, slotsShown } from '../edit/blocks/block-places.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { sectionOf } from '../../../section-refs.ts';
import { indexOf } from './block-index.ts';
import { canvasMarks } from './canvas-marks.ts';
import { textAt, withValue } from './prop-path.ts';
import { SectionOnCanvas } from './section-on-canvas.tsx';
import { CanvasBlockId } from './text/inline-rich-text.tsx';
import { EMPTY_MARK, useTyping } from './text/typing-state.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

type Slot = ComponentType<{ className?: string; minEmptyHeight?: string }>;

export interface CanvasBlockProps {
  id: string;
  puck: { dragRef: ((element: Element | null) => void) | null };
  [slot: string]: unknown;
}

/** The first element that a view rendered. A fragment knows it, so the canvas adds no element between the site's own. */
function rootOf(fragment: FragmentInstance | null): HTMLElement | null {
  const found: Element[] = [];
  const collect = { observe: (element: Element) => found.push(element), unobserve: () => undefined };
  fragment?.observeUsing(collect as unknown as ResizeObserver);
  fragment?.unobserveUsing(collect as unknown as ResizeObserver);
  return (found[0] as HTMLElement | undefined) ?? null;
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="canvas-notice">{children}</div>;
}

interface BoundaryProps {
  block: Block;
  label: string;
  children: ReactNode;
}

/** A broken block shows an error in its place; editing it tries again. */
class BlockBoundary extends Component<BoundaryProps, { failed: boolean; block: Block | null }> {
  override state = { failed: false, block: null };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ block }: BoundaryProps, before: { block: Block | null }) {
    return before.block === block ? null : { block, failed: false };
  }

  override render() {
    const words = messagesNow(canvasAdmin);
    if (!this.state.failed) return this.props.children;
    return <Notice>{words.cantBeDisplayedEditOr({ label: this.props.label })}</Notice>;
  }
}

/** A block on the canvas: rendered by the visitors' view, from the page's own tree. */
export const CanvasBlock = memo(function CanvasBlock({ id, puck, ...rest }: CanvasBlockProps) {
  const words = useMessages(canvasAdmin);
  const block = useEditorState(({ history }) => indexOf(history.present.blocks).byId.get(id));
  const isTitle = useEditorState(({ history }) => indexOf(history.present.blocks).titleId === id);
  const kind = useBlockKinds().get(block?.type ?? '');
  const { views } = use(BlockViewsContext);
  const typedPath = useTyping(({ plain }) => (plain?.id === id ? plain.path : null));
  const fragment = useRef<FragmentInstance>(null);
  const [emptyAs, setEmptyAs] = useState<Block | null>(null);
  const told = useRef<{ root: Element | null; dragRef: CanvasBlockProps['puck']['dragRef'] } | null>(null);
  const { dragRef } = puck;

  // After every drawing, because only then it is known what was drawn; a block is found empty once per change of it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const root = rootOf(fragment.current);
    // Reports changes only, as React does with refs, because Puck renders again on every call.
    if (told.current?.root !== root || told.current.dragRef !== dragRef) {
      told.current = { root, dragRef };
      if (root && root.tabIndex < 0 && !root.hasAttribute('tabindex')) root.tabIndex = 0;
      dragRef?.(root);
    }
    if (!root && block) setEmptyAs(block);
  });

  if (!block) return null;
  const label = blockLabel(kind, block);
  const marks = canvasMarks(block);
  const View = views.get(block.type) as BlockView | undefined;
  let props: Record<string, unknown> = { ...block.props };
  if (typedPath && textAt(props, typedPath) === '') props = withValue(props, typedPath, EMPTY_MARK);
  if (kind) {
    const shown = slotsShown(kind, block);
    for (const slot of kind.slots) {
      const Content = rest[slot] as Slot | undefined;
      const isEmpty = slotContent(block, slot).length === 0;
      props[slot] =
        Content && shown.includes(slot) ? (
          <Content className="stack" minEmptyHeight={isEmpty ? '72px' : '0px'} />
        ) : null;
    }
  }
  return (
    <Fragment ref={fragment}>
      {View ? (
        <CanvasBlockId value={id}>
          <BlockBoundary block={block} label={label}>
            {sectionOf(block) !== null ? (
              <SectionOnCanvas block={block} marks={marks} />
            ) : marks ? (
              <Marked View={View} props={{ ...props, id, isTitle }} marks={marks} />
            ) : (
              <View {...props} id={id} isTitle={isTitle} />
            )}
          </BlockBoundary>
        </CanvasBlockId>
      ) : (
        <Notice>{words.itsKeptAsItIs({ label })}</Notice>
      )}
      {emptyAs === block && <Notice>{words.emptyOpenItsSettingsTo({ label })}</Notice>}
    </Fragment>
  );
});
