import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  oneLine: 'Usa una sola línea.',
  atMostCharacters:
    '{most, plural, one {Usa como máximo # carácter.} many {Usa como máximo # de caracteres.} other {Usa como máximo # caracteres.}} Has introducido {count, number}.',
  atLeastCharacters:
    '{count, plural, one {Introduce al menos # carácter.} many {Introduce al menos # de caracteres.} other {Introduce al menos # caracteres.}}',
  enterNumber: 'Introduce un número.',
  orMore: 'Introduce {least, number} o más.',
  orLess: 'Introduce {most, number} o menos.',
  enterDate: 'Introduce una fecha como {example}.',
  orLater: 'Elige el {day} o una fecha posterior.',
  orEarlier: 'Elige el {day} o una fecha anterior.',
  atMostChoices:
    '{count, plural, one {Elige como máximo # opción.} many {Elige como máximo # de opciones.} other {Elige como máximo # opciones.}}',
  atLeastChoices:
    '{count, plural, one {Elige al menos # opción.} many {Elige al menos # de opciones.} other {Elige al menos # opciones.}}',
  atMostFiles:
    '{count, plural, one {Elige como máximo # archivo.} many {Elige como máximo # de archivos.} other {Elige como máximo # archivos.}}',
  atLeastFiles:
    '{count, plural, one {Elige al menos # archivo.} many {Elige al menos # de archivos.} other {Elige al menos # archivos.}}',
  optionGone: 'Esa opción ya no está disponible. Elige otra.',
  oneAnswer: 'Introduce una sola respuesta.',
  emailLike: 'Introduce un único correo electrónico, como nombre@example.com.',
  phoneLike: 'Introduce un número de teléfono como 912 345 678.',
  tick: 'Marca «{label}» para continuar.',
  chooseFileFor: 'Elige un archivo para «{label}».',
  answer: 'Responde a «{label}»',
  labelCase: 'same',
  choose: '{continues, select, other {Elige una opción en «{label}».}}',
  enterEmail: 'Introduce tu correo electrónico.',
  enter: '{continues, select, other {Rellena «{label}».}}',
} satisfies Translation<typeof en>;
