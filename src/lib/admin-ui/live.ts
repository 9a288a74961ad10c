import { create } from 'zustand';

/** True while the server tells this window what is new by itself. */
export const useLive = create<{ live: boolean }>(() => ({ live: false }));

/** For a query's `refetchInterval`: asks every so many milliseconds, but only while nobody tells. */
export const unlessLive = (milliseconds: number) => () => (useLive.getState().live ? false : milliseconds);
