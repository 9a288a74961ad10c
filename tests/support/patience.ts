/** Milliseconds until a wait fails. Long, because a machine may be busy. */
export const PATIENCE_MS = 120_000;
