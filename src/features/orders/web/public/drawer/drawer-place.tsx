import { withMessages } from '../../../../../lib/messages/area.ts';
import { lazy, Suspense } from 'react';
import { useDrawer } from './drawer-store.ts';

const CartDrawer = lazy(async () => ({
  default: (await withMessages(import('./cart-drawer.tsx'))).CartDrawer,
}));

/** Where the drawer is rendered; once per page. */
export function CartDrawerPlace() {
  return useDrawer(({ isOpen }) => isOpen) ? (
    <Suspense fallback={null}>
      <CartDrawer />
    </Suspense>
  ) : null;
}
