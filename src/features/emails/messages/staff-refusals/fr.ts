import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  mailGone: 'E-mail introuvable. Il a peut-être été supprimé.',
  fixMarkedLines:
    'Cet e-mail ne peut pas encore être enregistré. Corrigez les lignes signalées et réessayez.',
  mailNotFound: 'E-mail introuvable.',
  unknownMail: 'E-mail inconnu.',
  youUnsubscribed: 'Vous vous êtes désabonné de ces e-mails : nous ne pouvons pas vous envoyer de test.',
  versionNotFound: 'Version introuvable.',
  cantBeTurnedOff: 'Cet e-mail ne peut pas être désactivé. {reason}',
  alreadyCustomised: 'Cet e-mail a déjà été personnalisé. Modifiez plutôt votre version.',
  alreadySent: 'Cet e-mail a déjà été envoyé.',
  recipientUnsubscribed: 'Cet e-mail n’a pas été envoyé, car le destinataire s’est désabonné.',
  alreadyWaiting: 'Cet e-mail est déjà en attente d’envoi.',
  justResent: 'Quelqu’un d’autre vient de renvoyer cet e-mail.',
  linkExpired: 'Le lien de cet e-mail n’est plus utilisable. Demandez-en plutôt un nouveau.',
  atLine: 'Ligne {line} : {problem}',
  placeholderNotClosed: 'Une variable n’est pas fermée. Écrivez-la ainsi : {example}.',
  sectionNeedsBoth: 'La section « {section} » nécessite à la fois {start} et {end}.',
  plainPlaceholdersOnly: 'Utilisez uniquement des variables simples, comme {example}.',
  unknownPlaceholder: 'Variable inconnue « {name} ». Variables disponibles : {all}.',
  sectionNeverEmpty:
    'Une section ne peut pas dépendre de « {name} », car cette variable n’est jamais vide. Les sections peuvent dépendre de : {optional}.',
  noConditionalSections: 'Cet e-mail ne peut pas contenir de sections conditionnelles.',
  sectionOnOwnLines: 'Placez le début et la fin d’une section chacun sur sa propre ligne.',
  addPlaceholder: 'Ajoutez {placeholder}. Sans cette variable, l’e-mail ne fonctionne pas.',
  listOnOwnLine: '« {name} » est une liste. Placez {placeholder} sur sa propre ligne.',
  notALink: '« {href} » n’est pas un lien valide. Utilisez https://…, mailto:… ou une variable de lien.',
  noMatchingStart: '{end} n’a pas de {start} correspondant.',
  smallPrintOnce:
    'N’utilisez la ligne --- au-dessus des mentions qu’une seule fois, et en dehors des sections conditionnelles.',
  subject: 'Objet',
  email: 'E-mail',
  smallPrint: 'Mentions',
  heading: 'Titre',
  paragraph: 'Paragraphe',
  listItem: 'Élément de liste',
  button: 'Bouton',
  chooseLanguage: 'Choisissez l’une des langues de votre site.',
} satisfies Translation<typeof en>;
