export const SITES_AN_HOUR = 10;
export const TOO_MANY_SITES = `You have created ${SITES_AN_HOUR} sites within an hour. Please go on later.`;
