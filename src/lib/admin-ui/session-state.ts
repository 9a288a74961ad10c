import { create } from 'zustand';

/** True from the first call refused because the session has ended, until the user signs in again. */
export const useSessionEnded = create<{ ended: boolean }>(() => ({ ended: false }));

export const noteSessionEnded = (): void => useSessionEnded.setState({ ended: true });
export const noteSessionBack = (): void => useSessionEnded.setState({ ended: false });
