import { create } from 'zustand';

interface TourState {
  /** The step that is shown; null while there is no tour. */
  step: number | null;
  /** Not where the tour started without having been asked for. */
  takesFocus: boolean;
}

export const useTour = create<TourState>(() => ({ step: null, takesFocus: true }));

export const tourTo = (step: number | null, takesFocus = true): void =>
  useTour.setState({ step, takesFocus });

export const startTour = (): void => tourTo(0);
