import { createHash, randomBytes } from 'node:crypto';

/** Over HTTPS, the prefix of the name makes browsers require `Secure`, `Path=/` and no `Domain`. */
export const sessionCookieName = (secure: boolean) =>
  secure ? '__Host-sitewright_session' : 'sitewright_session';

/** The cookie of creators on the platform. Its name differs, so that the two are never confused. */
export const creatorCookieName = (secure: boolean) =>
  secure ? '__Host-sitewright_creator' : 'sitewright_creator';

/** Holds the token of an invitation during sign-in, so that it is in no address. */
export const invitationCookieName = (secure: boolean) =>
  secure ? '__Host-sitewright_invitation' : 'sitewright_invitation';

/** The cart of a browser without script, and the key of its last order. */
export const cartCookieName = (secure: boolean) => (secure ? '__Host-sitewright_cart' : 'sitewright_cart');

/** Holds the language that somebody chose on the platform. */
export const languageCookieName = (secure: boolean) =>
  secure ? '__Host-sitewright_language' : 'sitewright_language';

/** 256 random bits, encoded for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
