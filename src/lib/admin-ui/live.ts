import { create } from 'zustand';

/** True while the server pushes notifications to this window. */
export const useLive = create<{ live: boolean }>(() => ({ live: false }));

/** For a query's `refetchInterval`: polls at this interval, but only while no notifications arrive. */
export const unlessLive = (milliseconds: number) => () => (useLive.getState().live ? false : milliseconds);
