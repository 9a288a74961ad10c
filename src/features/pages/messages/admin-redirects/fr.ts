import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  isOffTheList: '{path} a été retirée de la liste.',
  theListIsEmpty: 'La liste est vide.',
  pagesNotFound: 'Pages introuvables',
  clearList: 'Vider la liste',
  addressesThatVisitorsOpenedAnd:
    'Les adresses inexistantes ouvertes par des visiteurs. Les moteurs de recherche et les robots ne sont pas pris en compte.',
  noMissingPages: 'Aucune page introuvable',
  whenVisitorsFollowALink:
    'Quand des visiteurs suivent un lien inexistant, il apparaît ici en quelques secondes.',
  address: 'Adresse',
  visits: 'Visites',
  actions: 'Actions',
  linkedFrom: 'Lien depuis {referrer}',
  times: '{count, plural, one {Une fois} many {# fois} other {# fois}}',
  addRedirect: 'Ajouter une redirection',
  ignore: 'Ignorer',
  enterTheAddressToRedirect: 'Saisissez l’adresse à rediriger.',
  chooseWhereToRedirectTo: 'Choisissez la destination de la redirection.',
  redirectSaved: 'Redirection enregistrée.',
  editRedirect: 'Modifier la redirection',
  redirectFrom: 'Rediriger depuis',
  thePartAfterYourDomain: 'La partie qui suit votre domaine. Vous pouvez coller une adresse complète.',
  cancel: 'Annuler',
  save: 'Enregistrer',
  leadsNowhereNow: 'Redirection depuis {from} supprimée',
  redirects: 'Redirections',
  settings: 'Paramètres',
  sendVisitorsFromOldLinks:
    'Dirigez les visiteurs d’anciens liens, ou de pages que vous avez retirées, vers le bon endroit.',
  yourRedirects: 'Vos redirections',
  noRedirectsYet: 'Aucune redirection pour l’instant',
  whenYouChangeAPages:
    'Quand vous changez l’adresse d’une page, une redirection est ajoutée automatiquement. Ajoutez-en d’autres ici pour des liens imprimés ou présents sur d’autres sites.',
  from: 'De',
  to: 'Vers',
  notPublishedSoVisitorsDont: 'Non publiée : les visiteurs ne la voient pas encore',
  editRedirectFrom: 'Modifier {from}',
  deleteRedirectFrom: 'Supprimer {from}',
  redirectTo: 'Rediriger vers',
  oldPage: '/ancienne-page.html',
  newPage: '/nouvelle-page',
  chooseFromTheSite: 'Choisir sur le site',
} satisfies Translation<typeof en>;
