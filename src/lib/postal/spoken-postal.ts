import { spokenMessages } from '../messages/spoken-language.ts';
import { catalogues } from './messages/address/catalogues.ts';

/** Errors in an address, in the language of its sender. */
export const spokenPostal = spokenMessages(catalogues);
