import { type DragEvent, useState } from 'react';

interface Options {
  /** Media type of the dragged place. Each list has its own, so that nothing is dragged from one into another. */
  type: string;
  /** The row's place, from 0; undefined for a row that can't be moved. */
  index: number | undefined;
  /** Moves the row at `from` into a gap: 0 is before the first row, 1 after it. */
  onMove: (from: number, gap: number) => void;
}

/** Rows that a pointer drags by their grip. Keys and buttons must do the same. @returns properties of the row and of its grip */
export function useRowDrag({ type, index, onMove }: Options) {
  const [over, setOver] = useState<'above' | 'below'>();
  const half = (event: DragEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? 'above' : 'below';
  };
  const row = {
    'data-over': over,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (index === undefined || !event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setOver(half(event));
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent<HTMLElement>) => {
      const from = event.dataTransfer.getData(type);
      setOver(undefined);
      if (index === undefined || from === '') return;
      event.preventDefault();
      onMove(Number(from), index + (half(event) === 'below' ? 1 : 0));
    },
  };
  const grip = {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.setData(type, String(index));
      event.dataTransfer.effectAllowed = 'move';
      const whole = event.currentTarget.closest('tr, li');
      if (whole) event.dataTransfer.setDragImage(whole, 12, 24);
    },
  };
  return { row, grip };
}
