import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  cancel: 'Annuler',
  domains: 'Domaines',
  settings: 'Paramètres',
  domainsLead:
    'Les adresses où les visiteurs trouvent votre site. Pour connecter votre propre domaine, ajoutez-le ici et créez deux enregistrements DNS chez votre fournisseur de domaine.',
  enterDomain: 'Saisissez un domaine comme www.votre-site.fr.',
  domainAdded: '{domain} a été ajouté. Créez maintenant ses enregistrements DNS.',
  yourDomain: 'Votre domaine',
  yourDomainHint: 'Un domaine que vous avez acheté, avec ou sans www.',
  yourDomainExample: 'www.votre-site.fr',
  addDomain: 'Ajouter le domaine',
  domainsOfThisSite: 'Domaines de ce site',
  othersRedirectTo: 'Les visiteurs de vos autres domaines sont redirigés vers {domain}.',
  nowPrimary:
    '{domain} est maintenant votre domaine principal. Les autres domaines redirigent vers celui-ci.',
  removeDomainQuestion: 'Retirer {domain} ?',
  removeDomain: 'Retirer le domaine',
  domainRemoved: '{domain} a été retiré.',
  removingUnverified: 'Il ne pointe pas encore vers votre site.',
  removingPrimary:
    'Les visiteurs ne pourront plus accéder à votre site par ce domaine. Un autre domaine deviendra votre domaine principal. Vous pourrez rajouter celui-ci plus tard.',
  removingOther:
    'Les visiteurs ne pourront plus accéder à votre site par ce domaine. Vous pourrez le rajouter plus tard.',
  domainShows: 'Affiche {language}',
  domainLanguageSays:
    'Les visiteurs de ce domaine lisent votre site en {language}. Vous pouvez le modifier sous {languages}.',
  languages: 'Langues',
  primaryDomain: 'Domaine principal',
  checkNow: 'Vérifier maintenant',
  setAsPrimary: 'Définir comme principal',
  changeAddress: 'Changer l’adresse',
  remove: 'Retirer',
  checkedAgo: 'Vérifié {ago}. Nous le vérifions à nouveau automatiquement.',
  formerAddress: 'Ancienne adresse',
  formerAddressSays:
    'Redirige vers votre site jusqu’au {date}. Pour l’utiliser à nouveau, rétablissez-la comme adresse de votre site.',
  usedByAnother: 'Utilisé par un autre site',
  usedByAnotherSays:
    'Un autre site a déjà validé ce domaine. S’il vous appartient, contactez votre hébergeur.',
  usedByAnotherFound: 'Un autre site utilise ce domaine.',
  noResponse: 'Aucune réponse',
  noResponseSays: 'Les serveurs de noms du domaine n’ont pas répondu. Nous réessaierons automatiquement.',
  noResponseFound: 'Les serveurs de noms du domaine n’ont pas répondu. Réessayez dans une minute.',
  notVerified: 'Non validé',
  notVerifiedSays:
    'Connectez-vous chez votre fournisseur de domaine et ajoutez ces enregistrements DNS. Cela prend généralement quelques minutes, mais peut durer jusqu’à une journée.',
  notVerifiedUntil:
    'Connectez-vous chez votre fournisseur de domaine et ajoutez ces enregistrements DNS. Cela prend généralement quelques minutes, mais peut durer jusqu’à une journée. S’il n’est pas validé avant le {date}, le domaine sera retiré de cette liste.',
  notVerifiedFound: 'L’enregistrement TXT n’a pas encore été trouvé.',
  pointsElsewhere: 'Pointe ailleurs',
  pointsElsewhereSays:
    'Le domaine est validé, mais ne pointe pas encore vers votre site. Vérifiez ses enregistrements DNS.',
  pointsElsewhereFound: 'Validé, mais il pointe encore ailleurs.',
  issuingCertificate: 'Émission du certificat SSL',
  issuingCertificateSays:
    'Le domaine pointe vers votre site. Le certificat SSL (https) est émis dans les minutes qui suivent la première visite.',
  issuingCertificateFound:
    'Tous les enregistrements sont corrects. Le certificat SSL est en cours d’émission.',
  connected: 'Connecté',
  connectedSays: 'Votre site est en ligne sur ce domaine.',
  certificateValidUntil: 'Certificat SSL : valide jusqu’au {date}. Il se renouvelle automatiquement.',
  certificateRequested: 'Certificat SSL : demandé.',
  certificateNotUsed: 'Certificat SSL : non utilisé sur cette installation.',
  certificateLater: 'Certificat SSL : émis une fois les enregistrements DNS créés.',
  dnsRecords: 'Enregistrements DNS',
  verifiesOwnership: 'Confirme que le domaine vous appartient',
  pointsToYourSite: 'Fait pointer le domaine vers votre site',
  recordType: 'Type',
  recordName: 'Nom',
  recordValue: 'Valeur',
  fullName: 'nom complet : {name}',
  aliasHint:
    'Certains fournisseurs de domaine appellent cela ANAME ou « CNAME flattening ». Si le vôtre ne le propose pas, utilisez le domaine avec www.',
  found: 'Trouvé.',
  notFoundYet: 'Pas encore trouvé.',
  alsoFound: 'Également trouvé : {values}.',
  foundInstead: 'Trouvé à la place : {values}.',
  removeOtherRecords: 'Supprimez les enregistrements qui ne figurent pas dans cette liste.',
  copy: 'Copier',
  copied: 'Copié',
  copyName: 'Copier le nom {value}',
  nameCopied: 'Nom copié',
  copyValue: 'Copier la valeur {value}',
  valueCopied: 'Valeur copiée',
  addressChanged: 'Adresse modifiée. {address} redirige vers la nouvelle pendant 30 jours.',
  newAddress: 'Nouvelle adresse',
  addressChangeSays:
    'Les visiteurs de {address} sont redirigés vers la nouvelle adresse pendant 30 jours. Ensuite, quelqu’un d’autre pourra utiliser l’ancienne. Vous devrez vous reconnecter à la nouvelle adresse.',
  siteVisibility: 'Visibilité du site',
  whoCanSeeYourSite: 'Qui peut voir votre site',
  public: 'Public',
  publicSays: 'Tout le monde peut voir votre site.',
  passwordProtected: 'Protégé par mot de passe',
  passwordProtectedSays:
    'Les visiteurs ont besoin d’un mot de passe. Les moteurs de recherche ne peuvent pas indexer le site.',
  private: 'Privé',
  privateSays:
    'Seuls vous et votre équipe pouvez voir le site. Les visiteurs sont informés qu’il ouvre bientôt.',
  nowPublic: 'Votre site est maintenant public.',
  nowAsksForThePassword: 'Votre site demande maintenant le mot de passe.',
  nowPrivate: 'Votre site est maintenant privé.',
  asksForTheSamePassword: 'Votre site demande un mot de passe, le même qu’auparavant.',
  useAtLeast: 'Utilisez au moins 6 caractères.',
  passwordChanged: 'Mot de passe modifié.',
  newPasswordForVisitors: 'Nouveau mot de passe pour les visiteurs',
  passwordForVisitors: 'Mot de passe pour les visiteurs',
  newPasswordHint: 'Les visiteurs qui ont l’ancien mot de passe devront saisir le nouveau.',
  changePassword: 'Modifier le mot de passe',
  setPassword: 'Définir le mot de passe',
  sharePassword:
    'Communiquez le mot de passe aux personnes autorisées à voir le site. Elles le saisissent lors de leur visite.',
  deleteSite: 'Supprimer le site',
  deleteSiteSays:
    'Les visiteurs ne pourront plus le voir. Vous pourrez le restaurer pendant 30 jours avec le lien que nous vous enverrons par e-mail. Ensuite, tout sera définitivement supprimé : pages, commandes, clients, fichiers et adresses.',
  deleteSiteQuestion: 'Supprimer le site ?',
  typeName: 'Saisissez « {name} ».',
  typeNameToConfirm: 'Saisissez « {name} » pour confirmer',
  openOrdersOrBookings: 'Ce site a des commandes ou des réservations en cours',
  openOrders:
    '{count, plural, one {Une commande est payée, mais pas traitée. Traitez-la ou remboursez-la d’abord.} many {# de commandes sont payées, mais pas traitées. Traitez-les ou remboursez-les d’abord.} other {# commandes sont payées, mais pas traitées. Traitez-les ou remboursez-les d’abord.}}',
  upcomingBookings:
    '{count, plural, one {Une réservation est encore à venir. Prévenez vos clients.} many {# de réservations sont encore à venir. Prévenez vos clients.} other {# réservations sont encore à venir. Prévenez vos clients.}}',
  deleteWithoutFulfilling: 'Supprimer le site sans traiter ces commandes',
} satisfies Translation<typeof en>;
