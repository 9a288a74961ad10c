/** Calls whose replies come with the admin's document, because its frame has no room for them otherwise. */
export const knownCalls = [
  'GET /api/website',
  'GET /api/content-types',
  'GET /api/account/preferences',
] as const;

/** Replies by call. A call that was refused or failed is missing, and the admin makes it itself. */
export type KnownReplies = Partial<Record<(typeof knownCalls)[number], unknown>>;
