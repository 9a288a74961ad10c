import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  dataForDeleted: 'Données de {email} supprimées.',
  deletingDataForThisContinues:
    'Suppression des données de {email}. L’opération se poursuit en arrière-plan.',
  theirAccountMessagesNotesReplies:
    'Le compte, les messages, les notes, les réponses, les fichiers importés, les e-mails et les abonnements de cette personne sont définitivement supprimés.',
  typeToConfirm: 'Saisissez {email} pour confirmer',
  cancel: 'Annuler',
  deleteData: 'Supprimer les données',
  turnOffTwoStepVerification: 'Désactiver la validation en deux étapes',
  signedOutOfAllDevices: '{email} a été déconnecté de tous les appareils.',
  signOutOfAllDevices: 'Déconnecter de tous les appareils',
  deletingDataForYouCan:
    'Suppression des données de {email}… Vous pouvez quitter cette page : l’opération se poursuit en arrière-plan.',
  noDataFoundFor: 'Aucune donnée trouvée pour {email}.',
  downloadData: 'Télécharger les données',
  cantBeDeletedYet: 'Suppression impossible pour l’instant',
  deleteThisPersonsData: 'Supprimer les données de cette personne ?',
  enterTheirEmailAddress: 'Saisissez l’adresse e-mail de la personne.',
  personalData: 'Données personnelles',
  ifSomeoneAsksForTheir:
    'Si une personne demande ses données, recherchez-les et envoyez-lui le téléchargement. Si elle vous demande de les effacer, supprimez-les. Les clients peuvent aussi télécharger leurs données depuis leur compte.',
  emailAddress: 'Adresse e-mail',
  lookUp: 'Rechercher',
  secretsArentIncludedAfterImporting:
    'Les secrets ne sont pas inclus. Après l’importation, configurez à nouveau les éléments suivants :',
  exportInProgress: 'Exportation en cours',
  exportFailed: 'Échec de l’exportation',
  exportProgress: 'Progression de l’exportation',
  download: 'Télécharger',
  cancelExportQuestion: 'Annuler l’exportation ?',
  deleteThisExport: 'Supprimer cette exportation ?',
  yourSiteIsntAffectedYou: 'Votre site n’est pas concerné. Vous pouvez l’exporter à nouveau à tout moment.',
  cancelExport: 'Annuler l’exportation',
  deleteExport: 'Supprimer l’exportation',
  continueExport: 'Poursuivre l’exportation',
  keepExport: 'Conserver l’exportation',
  availableUntil: 'Disponible jusqu’au {date}.',
  siteExport: 'Exportation du site',
  importASite: 'Importer un site',
  exportSite: 'Exporter le site',
  exports: 'Exportations',
  dataFor: 'Données de {email} : {parts}.',
  siteExportOfSize: 'Exportation du site, {size}',
  youCanLeaveThisPage: '{percent} %. Vous pouvez quitter cette page. L’exportation se poursuit.',
  downloadYourWholeSiteAs:
    'Téléchargez l’ensemble de votre site dans un seul fichier : pages avec leur historique des versions, produits, commandes, clients, réservations, messages, paramètres et fichiers. Vous pouvez l’importer ici ou dans toute autre installation de Sitewright. Les exportations sont disponibles pendant {days} jours. Elles contiennent des données de clients : conservez-les en lieu sûr.',
  anAccount: 'un compte',
  orders: '{count, plural, one {# commande} many {# commandes} other {# commandes}}',
  bookings: '{count, plural, one {# réservation} many {# réservations} other {# réservations}}',
  waitingListEntries:
    '{count, plural, one {# inscription sur liste d’attente} many {# inscriptions sur liste d’attente} other {# inscriptions sur liste d’attente}}',
  messages: '{count, plural, one {# message} many {# messages} other {# messages}}',
  newsletterSubscriptions:
    '{count, plural, one {# abonnement à la newsletter} many {# abonnements à la newsletter} other {# abonnements à la newsletter}}',
  mails: '{count, plural, one {# e-mail} many {# e-mails} other {# e-mails}}',
  ordersAreKept:
    'Les commandes sont conservées avec les articles, les montants, les taxes et le pays, mais sans la personne. Si vous devez conserver des factures nominatives, enregistrez-les d’abord.',
  pastBookingsAreKept:
    'Les réservations passées sont conservées sans la personne afin que vos chiffres restent exacts.',
  theDeletionIsRecorded: 'La suppression est consignée pendant un an dans l’historique de votre site.',
  siteExportsArentChanged: 'Les exportations du site que vous avez déjà faites ne sont pas modifiées.',
} satisfies Translation<typeof en>;
