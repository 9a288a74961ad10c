import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  passwords: 'Les mots de passe. Chacun en choisit un nouveau avec « Mot de passe oublié ? ».',
  twoStep: 'La validation en deux étapes : clés d’accès et codes à usage unique.',
  stripe: 'La connexion à Stripe, dans « Paiement ».',
  sitePassword: 'Le mot de passe de votre site privé.',
  apiKeys: 'Les clés API.',
  translationKey: 'La clé de la traduction automatique, dans « Langues ».',
  stockProvider: 'Le fournisseur de photos libres de droits.',
  calendars: 'Les calendriers connectés.',
  reminders:
    'Les rappels des réservations exportées. Seules les réservations nouvelles ou reportées donnent lieu à des rappels.',
  waitingLists: 'Les listes d’attente. Les personnes devront s’y réinscrire.',
  calendarFeed: 'L’adresse de votre flux de calendrier.',
  failed: 'Un problème est survenu de notre côté. Réessayez plus tard.',
  tooManyFiles:
    'Ce site a trop de fichiers pour une exportation, qui en contient au maximum {most, number}. Supprimez les fichiers dont vous n’avez plus besoin, puis exportez de nouveau le site.',
} satisfies Translation<typeof en>;
