import { withMessages } from '../../../../../lib/messages/area.ts';
import { create } from 'zustand';

interface Drawer {
  isOpen: boolean;
  /** Whether it opened because something was added. */
  added: boolean;
}

export const useDrawer = create<Drawer>()(() => ({ isOpen: false, added: false }));

export const closeDrawer = (): void => useDrawer.setState({ isOpen: false });

/** Opens the cart drawer. @returns false if its code can't be loaded */
export async function openDrawer(added = false): Promise<boolean> {
  try {
    await withMessages(import('./cart-drawer.tsx'));
  } catch {
    return false;
  }
  useDrawer.setState({ isOpen: true, added });
  return true;
}
