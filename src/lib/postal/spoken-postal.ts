import { spokenMessages } from '../messages/server-messages.ts';
import { catalogues } from './messages/address/catalogues.ts';

/** Errors in an address, in the language of its sender. */
export const spokenPostal = spokenMessages('postal.address', catalogues);
