import { spokenMessages } from '../messages/spoken-language.ts';
import { catalogues } from './messages/address/catalogues.ts';

/** What is wrong with an address, for whoever has sent it. */
export const spokenPostal = spokenMessages(catalogues);
