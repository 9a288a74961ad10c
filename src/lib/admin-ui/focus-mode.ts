import { create } from 'zustand';

interface FocusMode {
  /** The admin's own frame is hidden, and the screen has the window. */
  focus: boolean;
  toggle: () => void;
}

export const useFocusMode = create<FocusMode>((set) => ({
  focus: false,
  toggle: () => set(({ focus }) => ({ focus: !focus })),
}));
