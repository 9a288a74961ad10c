import { create } from 'zustand';

export const useShortcuts = create<{ opened: boolean; setOpened: (opened: boolean) => void }>((set) => ({
  opened: false,
  setOpened: (opened) => set({ opened }),
}));
