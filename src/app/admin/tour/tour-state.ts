import { create } from 'zustand';

interface TourState {
  /** The current step; null when no tour is running. */
  step: number | null;
  /** Whether the user started the tour. */
  takesFocus: boolean;
}

export const useTour = create<TourState>(() => ({ step: null, takesFocus: true }));

export const tourTo = (step: number | null, takesFocus = true): void =>
  useTour.setState({ step, takesFocus });

export const startTour = (): void => tourTo(0);
