import { create } from 'zustand';

/** True from the first call that was refused because the session is over, until somebody signed in again. */
export const useSessionEnded = create<{ ended: boolean }>(() => ({ ended: false }));

export const noteSessionEnded = (): void => useSessionEnded.setState({ ended: true });
export const noteSessionBack = (): void => useSessionEnded.setState({ ended: false });
