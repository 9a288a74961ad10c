import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  damaged: 'Cette image est endommagée ou incomplète. Exportez-la à nouveau et importez le nouveau fichier.',
  notAnImage:
    'Ce fichier n’est pas une image prise en charge. Importez un fichier JPEG, PNG, WebP, AVIF, GIF ou SVG.',
  heic: 'Les photos HEIC ne sont pas prises en charge. Choisissez « Le plus compatible » comme format de l’appareil photo de votre téléphone, ou enregistrez la photo au format JPEG, puis importez-la à nouveau.',
  animationTooLong:
    'Cette animation est trop longue ou trop volumineuse. Raccourcissez-la ou réduisez-la, ou importez-la comme vidéo (MP4).',
  needsTooMuchMemory: 'Cette image demande trop de mémoire. Réduisez-la et importez-la à nouveau.',
  tookTooLong:
    'Le traitement de cette image a pris trop de temps. Réduisez-la ou enregistrez-la au format JPEG, puis importez-la à nouveau.',
  notProcessed:
    'Cette image n’a pas pu être traitée. Réessayez. En cas de nouvel échec, enregistrez-la au format JPEG et importez ce fichier.',
  compressedSvg: 'Ce fichier SVG est compressé (SVGZ). Enregistrez-le au format SVG simple et importez-le.',
  svgTooLarge:
    'Ce fichier SVG dépasse 2 Mo. Simplifiez-le ou enregistrez-le au format PNG, puis importez-le.',
  svgWithEntities:
    'Ce fichier SVG définit des entités, qui ne sont pas sûres. Enregistrez-le au format SVG simple et importez-le.',
  svgNotShown:
    'Ce fichier SVG ne peut pas être affiché. Enregistrez-le au format SVG simple ou PNG, puis importez-le.',
  tooManyPixels:
    'Cette image fait {width, number} × {height, number} pixels. Le maximum est de {most, number} mégapixels. Réduisez-la et importez-la à nouveau.',
  uploadMissing: 'Le fichier importé est introuvable. Importez-le à nouveau.',
  fileMissing: 'Le fichier importé est introuvable.',
  fileNotProcessed: 'Ce fichier n’a pas pu être traité. Importez-le à nouveau.',
} satisfies Translation<typeof en>;
