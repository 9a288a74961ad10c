import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  noFileHere: 'Ce champ n’accepte pas de fichiers.',
  sendAsForm: 'Envoyez le fichier sous forme de formulaire (multipart/form-data).',
  noFileSent: 'Aucun fichier n’a été envoyé.',
  chooseFile: 'Choisissez un fichier.',
  answersTooLong: 'Vos réponses sont trop longues pour être envoyées en une fois.',
  changed:
    'Ce formulaire a été modifié pendant que vous le remplissiez. Vos réponses ont été conservées. Vérifiez-les et renvoyez le formulaire.',
  answersByName: 'Envoyez les réponses avec le nom de chaque champ.',
  mustBeByName: 'Chaque réponse doit porter le nom de son champ.',
  fillIn: 'Remplissez le formulaire avant de l’envoyer.',
  noAnswers: 'Il n’y a aucune réponse.',
  unknownField: 'Champ inconnu.',
  unknownFieldNamed: 'Champ inconnu : {name}.',
  badName: 'Ce nom ne peut pas être utilisé.',
  enterMessage: 'Saisissez un message.',
  messageEmpty: 'Le message est vide.',
  keyUsed: 'Cette clé a déjà été utilisée pour un autre message.',
  keyTooLong: 'L’Idempotency-Key peut comporter jusqu’à 200 caractères simples.',
  badKey: 'Cette clé ne peut pas être utilisée.',
  staleLink: 'Ce lien a expiré. Abonnez-vous à nouveau et utilisez le lien du dernier e-mail.',
  manyMessages:
    'Trop de messages ont été envoyés depuis votre réseau. Vos réponses ont été conservées. Renvoyez-les dans quelques minutes.',
  manyFiles: 'Trop de fichiers ont été envoyés depuis votre réseau. Réessayez dans quelques minutes.',
  noForm: 'Ce formulaire n’existe plus. Il a peut-être été supprimé.',
  fewerFiles:
    '{count, plural, one {Choisissez # fichier au maximum.} many {Choisissez # fichiers au maximum.} other {Choisissez # fichiers au maximum.}}',
  toFix:
    '{count, plural, one {Corrigez # champ pour continuer.} many {Corrigez # champs pour continuer.} other {Corrigez # champs pour continuer.}}',
  fileGone: 'Un fichier n’a pas été importé ou a expiré. Choisissez-le à nouveau.',
  thankYou: 'Merci pour votre message',
  yourMessage: 'votre message',
} satisfies Translation<typeof en>;
