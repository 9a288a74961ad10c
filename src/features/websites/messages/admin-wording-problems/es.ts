import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  empty: 'Introduce el texto o restablece el original.',
  tooLong: 'Usa como máximo {most, number} caracteres.',
  controls: 'Usa texto sin formato, sin saltos de línea ni caracteres invisibles.',
  markup: 'Usa texto sin formato, sin HTML.',
  missing: 'Conserva {name}. Se sustituye por un valor.',
  unknown: '{name} no tiene ningún valor aquí. Quítalo.',
  strayBraces: 'Usa llaves solo en las variables del original.',
  noBraces: 'Aquí no se pueden usar llaves.',
  numberSign: 'Usa {name} para el número. Aquí no se puede usar «#».',
  fixed: 'Este texto no se puede cambiar.',
  otherForms: 'Usa las variables y las formas del plural del original.',
} satisfies Translation<typeof en>;
