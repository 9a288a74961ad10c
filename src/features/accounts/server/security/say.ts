import { spokenMessages } from '../../../../lib/messages/spoken-language.ts';
import { catalogues } from '../../messages/refusals/catalogues.ts';

/** What visitors are told, in the language of their request. */
export const say = spokenMessages(catalogues);
