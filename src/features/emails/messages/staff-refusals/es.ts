import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  mailGone: 'No se ha encontrado el correo electrónico. Puede que se haya eliminado.',
  fixMarkedLines:
    'Este correo electrónico aún no se puede guardar. Corrige las líneas marcadas e inténtalo de nuevo.',
  mailNotFound: 'No se ha encontrado el correo electrónico.',
  unknownMail: 'Correo electrónico desconocido.',
  youUnsubscribed:
    'Te has dado de baja de estos correos electrónicos, así que no podemos enviarte una prueba.',
  versionNotFound: 'No se ha encontrado la versión.',
  cantBeTurnedOff: 'Este correo electrónico no se puede desactivar. {reason}',
  alreadyCustomised: 'Este correo electrónico ya se ha personalizado. Edita tu versión en su lugar.',
  alreadySent: 'Este correo electrónico ya se ha enviado.',
  recipientUnsubscribed:
    'Este correo electrónico no se ha enviado porque el destinatario se ha dado de baja.',
  alreadyWaiting: 'Este correo electrónico ya está pendiente de envío.',
  justResent: 'Otra persona acaba de reenviar este correo electrónico.',
  linkExpired: 'El enlace de este correo electrónico ya no se puede usar. Solicita uno nuevo.',
  atLine: 'Línea {line}: {problem}',
  placeholderNotClosed: 'Hay una variable sin cerrar. Escríbela así: {example}.',
  sectionNeedsBoth: 'La sección «{section}» necesita tanto {start} como {end}.',
  plainPlaceholdersOnly: 'Usa solo variables sencillas, como {example}.',
  unknownPlaceholder: 'Variable desconocida «{name}». Variables disponibles: {all}.',
  sectionNeverEmpty:
    'Una sección no puede depender de «{name}» porque esa variable nunca está vacía. Las secciones pueden depender de: {optional}.',
  noConditionalSections: 'Este correo electrónico no puede tener secciones condicionales.',
  sectionOnOwnLines: 'Pon el inicio y el final de cada sección en líneas independientes.',
  addPlaceholder: 'Añade {placeholder}. Sin esa variable, el correo electrónico no funciona.',
  listOnOwnLine: '«{name}» es una lista. Pon {placeholder} en su propia línea.',
  notALink: '«{href}» no es un enlace válido. Usa https://…, mailto:… o una variable de enlace.',
  noMatchingStart: 'A {end} le falta su {start}.',
  smallPrintOnce:
    'Usa la línea --- encima de la letra pequeña una sola vez y fuera de las secciones condicionales.',
  subject: 'Asunto',
  email: 'Correo electrónico',
  smallPrint: 'Letra pequeña',
  heading: 'Título',
  paragraph: 'Párrafo',
  listItem: 'Elemento de lista',
  button: 'Botón',
  chooseLanguage: 'Elige uno de los idiomas de tu sitio.',
} satisfies Translation<typeof en>;
