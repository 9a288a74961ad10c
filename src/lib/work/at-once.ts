/** The most records that a call on several of them names. */
export const MOST_AT_ONCE = 500;
