import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';
import { stylingAdmin } from '../../../../messages/admin-styling/area.ts';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { stylingOf } from '../../../../../../lib/styling.ts';
import type { Screen } from '../../../../../../lib/styling-values.ts';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useBlockActions } from '../../edit/blocks/use-block-actions.ts';
import { useEditorState } from '../../edit/editor-context.ts';
import { type SpaceName, spacingOf } from '../../edit/spacing.ts';
import type { Box } from '../block-box.ts';
import { indexOf } from '../block-index.ts';
import { useFramePage } from '../frame/site-frame-context.ts';
import css from '../layer.module.css';
import { screenOf, useCanvasView } from '../view-state.ts';
import { type Line, type Measured, measureSpace, nearest } from './measure-space.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  box: Box | null;
  scale: number;
  /** Width of the page in its own pixels. */
  shown: number;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** The screen whose style a handle changes: that of a narrow window if the block has its own there, or else the chosen one. */
function screenOfHandle(
  block: Block | undefined,
  name: SpaceName,
  device: number | null,
  shown: number,
): Screen {
  const visible = screenOf(shown);
  if (device !== null || visible === 'desktop' || !block) return screenOf(device);
  return stylingOf(block)[visible]?.[name] !== undefined ? visible : screenOf(device);
}

/** The spacing of the selected block if it holds others, and where it is in the frame. */
function useSpace(name: SpaceName, box: Box | null, shown: number) {
  const page = useFramePage((state) => state.page);
  const kinds = useBlockKinds();
  const device = useCanvasView((state) => state.device);
  const block = useEditorState(({ history, selected }) =>
    indexOf(history.present.blocks).byId.get(selected ?? ''),
  );
  const kind = kinds.get(block?.type ?? '');
  const screen = screenOfHandle(block, name, device, shown);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const spacing = block && kind && kind.slots.length > 0 ? spacingOf(block, kind, screen, name) : null;
  const latest = useRef(spacing);
  useLayoutEffect(() => {
    latest.current = spacing;
  });
  const id = block?.props.id ?? '';
  const isShown = spacing !== null;
  useLayoutEffect(() => {
    if (!page || !isShown) return undefined;
    // The frame draws the change in its own turn.
    const turn = requestAnimationFrame(() => {
      const root = page.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`);
      setMeasured(root && latest.current ? measureSpace(root, name, latest.current) : null);
    });
    return () => cancelAnimationFrame(turn);
  }, [page, id, isShown, screen, block, box, name]);
  return { id, spacing, measured, screen };
}

/** Where a drag took hold. */
interface Grip {
  at: number;
  pixels: number;
}

const along = ({ clientX, clientY }: PointerEvent, { axis }: Line) => (axis === 'x' ? clientX : clientY);

/** Handles for one kind of spacing of the selected block. The first is reached by keyboard. */
function Handles({ name, box, scale, shown }: Props & { name: SpaceName }) {
  const words = useMessages(canvasAdmin);
  const say = useMessages(stylingAdmin);
  const { id, spacing, measured, screen } = useSpace(name, box, shown);
  const { set } = useBlockActions();
  const drag = useDrag<number, Grip>(
    id,
    (_, step) => spacing?.stored(spacing.steps[step]?.value ?? '') ?? { name: '', value: undefined },
  );
  if (!spacing || !measured || !box) return null;
  const { steps, label } = spacing;
  const inWords = (step: number) =>
    words.stepInPixels({ step: steps[step]?.label ?? '', pixels: measured.pixels[step] ?? 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      const step = Math.min(steps.length - 1, Math.max(0, measured.step + by));
      const next = spacing.stored(steps[step]?.value ?? '');
      if (step !== measured.step) set(id, next.name, next.value);
      announce(say.setting({ label, value: inWords(step) }));
    }
  };
  return measured.lines.map((line, index) => {
    const isFirst = index === 0;
    const control = isFirst
      ? {
          role: 'slider',
          tabIndex: 0,
          'aria-label': screen === 'desktop' ? label : say.onScreen({ label, screen }),
          'aria-orientation': 'vertical' as const,
          'aria-valuemin': 0,
          'aria-valuemax': steps.length - 1,
          'aria-valuenow': measured.step,
          'aria-valuetext': inWords(measured.step),
          onKeyDown,
        }
      : { 'aria-hidden': true };
    return (
      <div
        key={index}
        {...control}
        title={words.dragOrPressAnArrow}
        className={css.space}
        data-space={name}
        data-axis={line.axis}
        data-held={drag.line === index || undefined}
        style={
          line.axis === 'y'
            ? { left: (line.x + line.length * 0.7) * scale, top: line.y * scale }
            : { left: line.x * scale, top: (line.y + line.length) * scale }
        }
        onPointerDown={(event) => {
          const { step, pixels } = measured;
          drag.start(event, index, step, { at: along(event, line), pixels: pixels[step] ?? 0 });
        }}
        onPointerMove={(event) =>
          drag.move(({ at, pixels }) =>
            nearest(measured.pixels, pixels + ((along(event, line) - at) / scale) * line.rate),
          )
        }
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
      >
        {drag.line === index && (
          <span className={css.share} aria-hidden>
            {inWords(measured.step)}
          </span>
        )}
      </div>
    );
  });
}

/** Handles for the padding of the selected section or columns, and for the gaps between what they hold. */
export function SpaceHandles(props: Props) {
  return (
    <>
      <Handles name="pad" {...props} />
      <Handles name="gap" {...props} />
    </>
  );
}
