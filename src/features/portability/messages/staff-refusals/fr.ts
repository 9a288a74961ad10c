import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  exportInProgress: 'Une exportation est déjà en cours.',
  enterEmail: 'Saisissez une adresse e-mail.',
  emailLike: 'Saisissez une adresse e-mail comme nom@example.com.',
  exportGone: 'Cette exportation n’existe plus. Les exportations sont conservées sept jours.',
  worksOnSite: 'Cette personne travaille sur votre site. Retirez-la d’abord dans « Équipe ».',
  ordersUnpaid:
    '{count, plural, one {La commande {numbers} peut encore être payée} many {Les commandes {numbers}{more, select, yes { et d’autres} other {}} peuvent encore être payées} other {Les commandes {numbers}{more, select, yes { et d’autres} other {}} peuvent encore être payées}}. Annulez d’abord les commandes non payées, ou attendez qu’elles expirent.',
  ordersUnsent:
    '{count, plural, one {La commande {numbers} doit d’abord être traitée ou remboursée} many {Les commandes {numbers}{more, select, yes { et d’autres} other {}} doivent d’abord être traitées ou remboursées} other {Les commandes {numbers}{more, select, yes { et d’autres} other {}} doivent d’abord être traitées ou remboursées}}.',
  bookingsComing:
    '{count, plural, one {# réservation à venir} many {# de réservations à venir} other {# réservations à venir}}. Annulez d’abord les réservations à venir, ou attendez qu’elles soient passées.',
} satisfies Translation<typeof en>;
