import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  fileGone: 'Ce fichier n’existe plus.',
  notUploaded: '« {name} » n’a pas été importé : {reason}',
  empty: 'il est vide.',
  typeNotSupported:
    'ce type de fichier n’est pas pris en charge. Vous pouvez importer des images, de l’audio, des vidéos, des PDF, des documents Office, du texte et des fichiers ZIP.',
  svgTooLarge: 'les fichiers SVG peuvent faire jusqu’à 5 Mo.',
  nameDisagrees: 'd’après son nom, c’est {named}, mais c’est {found}.',
  twoThings:
    'il contient un autre fichier ou une page web. Exportez-le à nouveau et importez le nouveau fichier.',
  tooLarge: '« {name} » est trop volumineux. Les fichiers peuvent faire jusqu’à {size}.',
  noSpace:
    'Ce site n’a plus d’espace pour les fichiers. Envoyez votre message sans eux, ou contactez le propriétaire autrement.',
  image: 'une image {format}',
  imageWithVowel: 'une image {format}',
  audio: 'un fichier audio',
  video: 'une vidéo',
  pdf: 'un PDF',
  plainText: 'du texte brut',
  csv: 'un fichier CSV',
  subtitles: 'un fichier de sous-titres',
  textDocument: 'un document texte',
  word: 'un document Word',
  excel: 'une feuille de calcul Excel',
  powerpoint: 'une présentation PowerPoint',
  spreadsheet: 'une feuille de calcul',
  presentation: 'une présentation',
  zip: 'une archive ZIP',
} satisfies Translation<typeof en>;
