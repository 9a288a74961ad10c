import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  empty: 'Saisissez le texte ou rétablissez l’original.',
  tooLong: 'Utilisez {most, number} caractères au maximum.',
  controls: 'Utilisez du texte brut, sans saut de ligne ni caractère invisible.',
  markup: 'Utilisez du texte brut, sans HTML.',
  missing: 'Conservez {name}. Une valeur prend sa place.',
  unknown: '{name} n’a pas de valeur ici. Retirez cette variable.',
  strayBraces: 'N’utilisez des accolades qu’autour des variables de l’original.',
  noBraces: 'Les accolades ne sont pas possibles ici.',
  numberSign: 'Utilisez {name} pour le nombre. « # » n’est pas possible ici.',
  fixed: 'Ce texte ne peut pas être modifié.',
  otherForms: 'Utilisez les variables et les formes du pluriel de l’original.',
} satisfies Translation<typeof en>;
