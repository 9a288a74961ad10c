/** The most services that one call changes or deletes. */
export const MOST_SERVICES_AT_ONCE = 100;
