import { VisuallyHidden } from '@mantine/core';
import { create } from 'zustand';

const useAnnouncement = create<{ text: string; turn: number }>(() => ({ text: '', turn: 0 }));

/** Announces a change to screen readers, such as where a row moved. */
export const announce = (text: string): void =>
  useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }));

/** Rendered once in the frame. A no-break space makes a repeated sentence a change. */
export function LiveRegion() {
  const { text, turn } = useAnnouncement();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {turn % 2 === 0 ? text : `${text}\u00a0`}
    </VisuallyHidden>
  );
}
