import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  damaged:
    'Dieses Bild ist beschädigt oder unvollständig. Exportieren Sie es erneut und laden Sie die neue Datei hoch.',
  notAnImage:
    'Diese Datei ist kein unterstütztes Bild. Laden Sie eine JPEG-, PNG-, WebP-, AVIF-, GIF- oder SVG-Datei hoch.',
  heic: 'HEIC-Fotos werden nicht unterstützt. Wählen Sie auf Ihrem Smartphone „Maximale Kompatibilität“ als Kameraformat oder speichern Sie das Foto als JPEG und laden Sie es erneut hoch.',
  animationTooLong:
    'Diese Animation ist zu lang oder zu groß. Kürzen oder verkleinern Sie sie oder laden Sie sie als Video (MP4) hoch.',
  needsTooMuchMemory:
    'Dieses Bild benötigt zu viel Arbeitsspeicher. Verkleinern Sie es und laden Sie es erneut hoch.',
  tookTooLong:
    'Die Verarbeitung dieses Bildes hat zu lange gedauert. Verkleinern Sie es oder speichern Sie es als JPEG und laden Sie es erneut hoch.',
  notProcessed:
    'Dieses Bild konnte nicht verarbeitet werden. Versuchen Sie es noch einmal. Wenn es wieder nicht gelingt, speichern Sie es als JPEG und laden Sie dieses hoch.',
  compressedSvg:
    'Diese SVG-Datei ist komprimiert (SVGZ). Speichern Sie sie als einfaches SVG und laden Sie dieses hoch.',
  svgTooLarge:
    'Diese SVG-Datei ist größer als 2 MB. Vereinfachen Sie sie oder speichern Sie sie als PNG und laden Sie diese Datei hoch.',
  svgWithEntities:
    'Diese SVG-Datei definiert Entitäten, die nicht sicher sind. Speichern Sie sie als einfaches SVG und laden Sie dieses hoch.',
  svgNotShown:
    'Diese SVG-Datei kann nicht angezeigt werden. Speichern Sie sie als einfaches SVG oder PNG und laden Sie diese Datei hoch.',
  tooManyPixels:
    'Dieses Bild ist {width, number} × {height, number} Pixel groß. Das Maximum sind {most, number} Megapixel. Verkleinern Sie es und laden Sie es erneut hoch.',
  uploadMissing: 'Die hochgeladene Datei fehlt. Laden Sie sie erneut hoch.',
  fileMissing: 'Die hochgeladene Datei fehlt.',
  fileNotProcessed: 'Diese Datei konnte nicht verarbeitet werden. Laden Sie sie erneut hoch.',
} satisfies Translation<typeof en>;
