import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { findBlock, replaceProps } from '../../../../../../lib/content/block-tree.ts';
import { useEditor } from '../../edit/editor-context.ts';

interface Held<Value, Grip> {
  /** What the drag started from. */
  before: Value;
  shown: Value;
  grip: Grip;
  /** The number of steps for undo with the drag's own; null while the drag has none. */
  depth: number | null;
}

/**
 * Changes a block by dragging, as one step for undo however long it takes. Escape restores it.
 * @param write a property of the block for a value
 */
export function useDrag<Value, Grip>(
  id: string,
  write: (block: Block, value: Value) => { name: string; value: unknown },
) {
  const editor = useEditor();
  const held = useRef<Held<Value, Grip> | null>(null);
  const [line, setLine] = useState<number | null>(null);
  const depth = () => editor.store.getState().history.past.length;
  const show = (value: Value) => {
    const now = held.current;
    if (!now) return;
    // Undone by keyboard meanwhile, the drag has no step to replace.
    if (now.depth !== null && now.depth === depth()) editor.undo();
    now.depth = null;
    now.shown = value;
    if (value === now.before) return;
    editor.editBlocks((blocks) => {
      const block = findBlock(blocks, id)?.block;
      if (!block) return blocks;
      const next = write(block, value);
      return replaceProps(blocks, id, { ...block.props, [next.name]: next.value });
    });
    now.depth = depth();
  };
  const end = () => {
    held.current = null;
    setLine(null);
  };
  const cancel = () => {
    if (held.current) show(held.current.before);
    end();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  const isHeld = line !== null;
  // Most handles can't take the focus, and Escape would select the block around this one.
  useEffect(() => {
    if (!isHeld) return undefined;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isHeld]);
  return {
    /** The line that is held. */
    line,
    start: (event: PointerEvent<HTMLElement>, index: number, value: Value, grip: Grip) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { before: value, shown: value, grip, depth: null };
      setLine(index);
    },
    /** @param valueAt from where the drag took hold */
    move: (valueAt: (grip: Grip) => Value) => {
      const now = held.current;
      if (!now) return;
      const value = valueAt(now.grip);
      if (value !== now.shown) show(value);
    },
    end,
    cancel,
  };
}
