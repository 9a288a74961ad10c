import { lazy, Suspense, useState } from 'react';
import { useHelp } from './help-state.ts';

const HelpDrawer = lazy(() => import('./help-drawer.tsx'));

/** The help panel. Its code and articles are loaded when it is first opened. */
export function Help() {
  const opened = useHelp((state) => state.opened);
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <HelpDrawer />
      </Suspense>
    )
  );
}
