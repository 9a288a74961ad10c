/** Milliseconds until what is waited for counts as never coming. Long, for a machine may be busy. */
export const PATIENCE_MS = 45_000;
