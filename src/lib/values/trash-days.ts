/** Days after which what is in a trash is permanently deleted. */
export const TRASH_DAYS = 30;
