import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  tooManyRequests: 'Trop de requêtes en peu de temps. Patientez quelques minutes, puis réessayez.',
  tooManyChecks: 'Trop de vérifications en peu de temps. Patientez quelques minutes, puis réessayez.',
  noResponse: 'Aucune réponse en 25 secondes.',
  notChecked: 'La vérification n’a pas pu être effectuée.',
  runAgainOrAskHost:
    'Relancez cette vérification plus tard. Si elle échoue encore, contactez votre hébergeur.',
  runAgainLater: 'Relancez cette vérification plus tard.',
  contactHost: 'Contactez votre hébergeur.',
  notReadBack: 'Les données enregistrées n’ont pas pu être relues.',
  savingIsSlow: 'L’enregistrement fonctionne, mais il a pris {ms} ms.',
  savedAndRead: 'Enregistré, lu et supprimé en {ms} ms.',
  fileDiffers: 'Un fichier stocké était différent à la relecture.',
  fileNotDeleted: 'Un fichier a pu être stocké et lu, mais pas supprimé.',
  fileStored: 'Un fichier a été stocké, lu et supprimé.',
  viewSentEmails: 'Voir les e-mails envoyés',
  noEmailServer: 'Les e-mails ne peuvent pas être envoyés, car aucun serveur d’envoi n’est configuré.',
  askForEmailServer: 'Demandez à votre hébergeur de configurer un serveur d’envoi.',
  testEmailSent: 'Un e-mail de test a été envoyé à {address}. Vérifiez qu’il est bien arrivé.',
  testEmailRefused: 'Le serveur d’envoi a refusé l’e-mail de test : {answer}',
  testEmailWaiting: 'L’e-mail de test est encore en attente d’envoi.',
  domainUnproven: 'en attente d’un enregistrement DNS chez votre fournisseur de domaine',
  domainElsewhere: 'vérifié, mais pointe ailleurs',
  domainCertificate: 'en attente de son certificat SSL',
  domainWorks: 'fonctionne',
  domainAlwaysWorks: 'toujours opérationnel',
  viewDomains: 'Voir les domaines',
  domainsNotReady:
    '{count, plural, one {# domaine sur {all} n’est pas prêt} many {# de domaines sur {all} ne sont pas prêts} other {# domaines sur {all} ne sont pas prêts}}.',
  domainsReady: 'Tous les domaines mènent à votre site et ont un certificat SSL.',
  domainsWithoutCertificates:
    'Tous les domaines mènent à votre site. Cette installation n’utilise pas de certificats : elle ne convient qu’aux tests.',
  readableOffline: 'Les pages visitées restent lisibles hors ligne.',
  offlineScriptMissing: 'Le script de lecture hors ligne est introuvable.',
  recordsAddUp: 'Tout concorde : stock, commandes, paiements, réservations, codes de réduction et fichiers.',
  notTrueFor: 'Ce n’est pas le cas pour : {records}.',
  notTrueForMore: 'Ce n’est pas le cas pour : {records} et {more} de plus.',
  recordsNotCheckedInTime: 'Certaines données n’ont pas pu être vérifiées à temps.',
  recordChecksFailed:
    '{count, plural, one {# vérification de vos données a échoué} many {# de vérifications de vos données ont échoué} other {# vérifications de vos données ont échoué}}.',
  sendListToHost: 'Envoyez cette liste à votre hébergeur.',
  reviewOrders: 'Vérifier les commandes et les paiements',
  setUpPayments: 'Configurer les paiements',
  shopClosed: 'Votre boutique est fermée : elle n’accepte pas de paiements.',
  testMode:
    'Le mode test est activé : les clients paient avec des cartes de test et aucun paiement n’est prélevé.',
  paidManually: 'Les clients paient manuellement en suivant vos instructions.',
  stripeNotReached: 'La connexion à Stripe a échoué.',
  stripeNotConnected: 'Les paiements par carte sont activés, mais aucun compte Stripe n’est connecté.',
  stripeTakesPayments: 'Stripe est connecté et {account} peut accepter des paiements.',
  stripeTakesNoPayments: 'Stripe est connecté, mais {account} ne peut pas encore accepter de paiements.',
  noRecentCardPayments: 'Aucun paiement par carte au cours du dernier mois : il n’y a rien à vérifier.',
  webhooksMissing:
    'Stripe n’a pas envoyé de webhook pour {unseen} des {paid} paiements par carte. Nous les avons récupérés autrement.',
  askAboutWebhook: 'Demandez à votre hébergeur de vérifier le webhook Stripe.',
  webhooksComplete: 'Stripe a envoyé un webhook pour chaque paiement par carte du dernier mois.',
  viewPayments: 'Voir les paiements à vérifier',
  noStripeAccount: 'Aucun compte Stripe n’est connecté.',
  notCompared: 'Vos paiements n’ont pas pu être rapprochés de ceux de Stripe.',
  order: 'Commande {number}',
  payment: 'Paiement',
  paymentsDontMatch:
    '{count, plural, one {# paiement enregistré ici ne correspond pas à Stripe} many {# de paiements enregistrés ici ne correspondent pas à Stripe} other {# paiements enregistrés ici ne correspondent pas à Stripe}}.',
  paymentsNeedAttention:
    '{count, plural, one {# paiement ou remboursement est à vérifier} many {# de paiements ou remboursements sont à vérifier} other {# paiements ou remboursements sont à vérifier}}.',
  noRecentPayments: 'Stripe n’a encaissé aucun paiement au cours des 30 derniers jours.',
  paymentsMatch:
    '{count, plural, one {Le paiement des 30 derniers jours correspond à vos commandes ou a été remboursé} many {Les # de paiements des 30 derniers jours correspondent à vos commandes ou ont été remboursés} other {Les # paiements des 30 derniers jours correspondent à vos commandes ou ont été remboursés}}.',
  paymentsRecovered:
    '{count, plural, one {# paiement manquant récupéré} many {# de paiements manquants récupérés} other {# paiements manquants récupérés}}.',
  noProducts: 'Vous n’avez pas encore de produits en vente.',
  noPrice: 'pas de prix',
  outOfStock: 'en rupture de stock',
  noImage: 'pas d’image',
  productsComplete:
    '{count, plural, one {Votre produit en vente a} many {Les # de produits en vente ont} other {Les # produits en vente ont}} un prix, du stock et une image.',
  productsIncomplete:
    '{count, plural, one {# produit en vente sur {all} est incomplet} many {# de produits en vente sur {all} sont incomplets} other {# produits en vente sur {all} sont incomplets}}.',
  bulkEditProducts: 'Modifier les produits en masse',
  cardsNotAvailable: 'Les paiements par carte ne sont pas disponibles ici.',
  nothingToRegister:
    'Il n’y a rien à enregistrer : aucun compte Stripe n’est connecté, ou le site n’a pas de domaine public.',
  notRegistered: 'Pas encore enregistré.',
  registered: 'Enregistré.',
  methodsNotAvailable: 'Non disponible ici : {methods}.',
  domainsNotRegistered:
    'Stripe n’a pas enregistré {count, plural, one {un domaine} many {# de domaines} other {# domaines}} : les portefeuilles numériques n’y sont pas proposés. Les cartes fonctionnent toujours.',
  weTryAgain: 'Nous réessayons automatiquement. Si l’échec persiste, vérifiez votre compte Stripe',
  methodsNotShown:
    'Certains moyens de paiement ne sont pas proposés sur tous les domaines. Les cartes fonctionnent toujours.',
  followStripeSteps:
    'Dans votre Dashboard Stripe, ouvrez les paramètres, puis les domaines des moyens de paiement, et suivez les étapes indiquées.',
  walletsShown:
    'Stripe peut proposer Apple Pay, Google Pay, Link, PayPal et Klarna sur {count, plural, one {votre domaine} many {vos # de domaines} other {vos # domaines}}.',
  legalPublished: 'Votre politique de confidentialité et vos conditions sont publiées.',
  legalMissing: 'Vous n’avez pas de page à l’adresse {pages}. La plupart des pays exigent les deux.',
  createFromTemplate: 'Créer à partir d’un modèle',
  addressesTaken:
    '{count, plural, one {Cette page utilise une adresse} many {Ces pages utilisent des adresses} other {Ces pages utilisent des adresses}} dont votre site a besoin pour d’autres écrans : {pages}. Les visiteurs peuvent y voir autre chose.',
  changeAddresses: 'Modifier les adresses',
  linksWork:
    '{links, plural, one {Le seul lien} many {Les # de liens} other {Les # liens}} dans les menus et sur {pages, plural, one {# page} many {# de pages} other {# pages}} {links, plural, one {fonctionne} many {fonctionnent} other {fonctionnent}}.',
  linksBroken:
    '{count, plural, one {# lien ne mène nulle part} many {# de liens ne mènent nulle part} other {# liens ne mènent nulle part}}.',
  menuInHeader: 'Menu de l’en-tête',
  menuInFooter: 'Menu du pied de page',
  editMenus: 'Modifier les menus',
  editPage: 'Modifier « {name} »',
  addRedirect: 'Ajouter une redirection',
  allImagesDescribed: 'Toutes les images ont un texte alternatif.',
  imagesNotDescribed:
    '{count, plural, one {# image n’a pas} many {# d’images n’ont pas} other {# images n’ont pas}} de texte alternatif. Les lecteurs d’écran et les moteurs de recherche l’utilisent.',
  manyImagesNotDescribed:
    '{count} images ou plus n’ont pas de texte alternatif. Les lecteurs d’écran et les moteurs de recherche l’utilisent.',
  addAltText: 'Ajouter un texte alternatif',
} satisfies Translation<typeof en>;
