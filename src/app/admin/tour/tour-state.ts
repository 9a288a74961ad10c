import { create } from 'zustand';

/** The step that is shown; null while there is no tour. */
export const useTour = create<{ step: number | null }>(() => ({ step: null }));

export const startTour = (): void => useTour.setState({ step: 0 });
