import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  samplesLeft:
    'Il reste {count, plural, one {# texte d’exemple} many {# de textes d’exemple} other {# textes d’exemple}} du thème.',
  publishHome: 'Dites aux visiteurs ce que vous faites, puis publiez votre page d’accueil.',
  noSamplesLeft: 'Plus aucun texte d’exemple.',
  designPublished: 'Votre thème est publié.',
  designEverywhere: 'Votre logo, vos couleurs et vos polices apparaissent sur toutes les pages.',
  productsAdded:
    '{count, plural, one {# produit ajouté} many {# de produits ajoutés} other {# produits ajoutés}}.',
  addProduct: 'Ajoutez votre premier produit, ou modifiez un produit d’exemple.',
  stripeConnected: 'Stripe est connecté.',
  testMode:
    'Le mode test est activé : aucun paiement n’est encaissé. Connectez Stripe, ou choisissez « Paiement manuel uniquement ».',
  paidManually: 'Les clients paient manuellement en suivant vos instructions.',
  setUpPayment: 'Connectez Stripe, ou indiquez aux clients comment payer.',
  setUpDelivery: 'Indiquez où vous livrez et à quel prix.',
  zones: 'Vous livrez dans {count, plural, one {# zone} many {# de zones} other {# zones}}.',
  checkDelivery: 'Vérifiez les zones et les tarifs de livraison d’exemple, puis enregistrez-les.',
  emailsNotSent:
    'Les e-mails ne peuvent pas encore être envoyés. Demandez à votre hébergeur de configurer un serveur de messagerie.',
  repliesGoTo: 'Les réponses arrivent à {email}.',
  addReplyAddress: 'Ajoutez l’adresse qui reçoit les réponses à vos e-mails.',
  pagesMissing: 'Vous n’avez pas encore de page {pages}.',
  legalNeedsDetails: 'Complétez les textes d’exemple avec vos informations.',
  legalPublished: 'Votre politique de confidentialité et vos conditions sont publiées.',
  domainReady: '{domain} pointe vers votre site.',
  useDomain: 'Utilisez votre propre domaine, par exemple www.votrenom.fr.',
  footer: 'Pied de page',
} satisfies Translation<typeof en>;
