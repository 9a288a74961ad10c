import { create } from 'zustand';

interface Live {
  /** True while the server pushes notifications to this window. */
  live: boolean;
  /** The last event of each further kind. */
  heard: Readonly<Record<string, unknown>>;
}

export const useLive = create<Live>(() => ({ live: false, heard: {} }));

export const hearEvent = (event: string, data: unknown): void =>
  useLive.setState(({ heard }) => ({ heard: { ...heard, [event]: data } }));

/** For a query's `refetchInterval`: polls at this interval, but only while no notifications arrive. */
export const unlessLive = (milliseconds: number) => () => (useLive.getState().live ? false : milliseconds);
