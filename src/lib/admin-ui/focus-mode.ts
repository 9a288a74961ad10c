import { create } from 'zustand';

interface FocusMode {
  /** Focus mode: the admin's frame is hidden, and the screen fills the window. */
  focus: boolean;
  toggle: () => void;
}

export const useFocusMode = create<FocusMode>((set) => ({
  focus: false,
  toggle: () => set(({ focus }) => ({ focus: !focus })),
}));
