import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, so that what needs script appears only where it works. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
