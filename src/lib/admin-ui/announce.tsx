import { VisuallyHidden } from '@mantine/core';
import { create } from 'zustand';

const useAnnouncement = create<{ text: string; turn: number }>(() => ({ text: '', turn: 0 }));

/** Says a change to people who cannot see it, such as where a row went. */
export const announce = (text: string): void =>
  useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }));

/** Stands once in the frame. A no-break space makes the same sentence new when it is said twice. */
export function LiveRegion() {
  const { text, turn } = useAnnouncement();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {turn % 2 === 0 ? text : `${text}\u00a0`}
    </VisuallyHidden>
  );
}
