/** The most customers that one export names. Their email addresses are in the address of the request, which has a limit. */
export const MOST_NAMED = 100;
