import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  oneLine: 'Utilisez une seule ligne.',
  atMostCharacters:
    '{most, plural, one {Utilisez # caractère au maximum.} many {Utilisez # caractères au maximum.} other {Utilisez # caractères au maximum.}} Vous en avez saisi {count, number}.',
  atLeastCharacters:
    '{count, plural, one {Saisissez au moins # caractère.} many {Saisissez au moins # caractères.} other {Saisissez au moins # caractères.}}',
  enterNumber: 'Saisissez un nombre.',
  orMore: 'Saisissez {least, number} ou plus.',
  orLess: 'Saisissez {most, number} ou moins.',
  enterDate: 'Saisissez une date comme {example}.',
  orLater: 'Choisissez le {day} ou une date ultérieure.',
  orEarlier: 'Choisissez le {day} ou une date antérieure.',
  atMostChoices:
    '{count, plural, one {Choisissez # option au maximum.} many {Choisissez # options au maximum.} other {Choisissez # options au maximum.}}',
  atLeastChoices:
    '{count, plural, one {Choisissez au moins # option.} many {Choisissez au moins # options.} other {Choisissez au moins # options.}}',
  atMostFiles:
    '{count, plural, one {Choisissez # fichier au maximum.} many {Choisissez # fichiers au maximum.} other {Choisissez # fichiers au maximum.}}',
  atLeastFiles:
    '{count, plural, one {Choisissez au moins # fichier.} many {Choisissez au moins # fichiers.} other {Choisissez au moins # fichiers.}}',
  optionGone: 'Cette option n’est plus disponible. Choisissez-en une autre.',
  oneAnswer: 'Saisissez une seule réponse.',
  emailLike: 'Saisissez une seule adresse e-mail, comme nom@example.com.',
  phoneLike: 'Saisissez un numéro de téléphone comme 01 23 45 67 89.',
  tick: 'Cochez « {label} » pour continuer.',
  chooseFileFor: 'Choisissez un fichier pour « {label} ».',
  answer: 'Répondez à « {label} »',
  labelCase: 'same',
  choose: '{continues, select, other {Faites un choix pour « {label} ».}}',
  enterEmail: 'Saisissez votre adresse e-mail.',
  enter: '{continues, select, other {Remplissez « {label} ».}}',
} satisfies Translation<typeof en>;
