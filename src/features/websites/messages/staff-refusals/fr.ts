import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  nothingToPublish: 'Il n’y a rien à publier. Votre site a déjà cette apparence.',
  versionGone: 'Cette version n’existe plus.',
  hostTaken: '{host} appartient déjà à un autre site.',
  onlyOwnersCanSeeDrafts: 'Seuls les propriétaires peuvent voir les brouillons.',
  noSiteHere: 'Il n’y a aucun site à cette adresse.',
  onlyOwnersChangePayments: 'Seuls les propriétaires peuvent modifier les paramètres de paiement.',
  mainAndOther:
    'Une langue ne peut pas être à la fois la langue principale et une autre langue : {language}.',
  pageAtLanguage:
    'Une page a l’adresse /{address}, où se trouveraient les pages en {language}. Modifiez d’abord son adresse.',
  addLanguageFirst: 'Ajoutez d’abord cette langue au site.',
  notItsAddress: '{host} ne fait pas partie des adresses de ce site. Ajoutez-la d’abord sous « Domaines ».',
  isMainAddress:
    '{host} est le domaine principal, qui affiche la langue principale. Choisissez une autre adresse.',
  isFormerAddress: '{host} est une ancienne adresse. Choisissez-en une autre.',
  showsAnotherLanguage: '{host} affiche déjà une autre langue. Choisissez une autre adresse.',
  pointsElsewhere: '{host} ne pointe pas encore vers votre site. Configurez d’abord ses enregistrements DNS.',
  domainsNotYours:
    'Votre rôle ne permet pas de modifier les adresses de ce site. Demandez à un propriétaire.',
  noDecimals: '{currency} n’a pas de décimales. Saisissez des montants entiers.',
  wholeAmount: 'Saisissez un montant entier.',
  languageChanged: 'La langue de ce site a changé. Rechargez la page pour voir ses textes.',
  noSuchText: 'Il n’y a aucun texte nommé « {key} » dans « {area} ».',
  announcementBar: 'Barre d’annonce',
  footer: 'Pied de page',
  announcementText: 'Annonce',
  footerNote: 'Note',
  linkText: 'Texte du lien',
} satisfies Translation<typeof en>;
