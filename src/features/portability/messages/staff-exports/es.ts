import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  passwords: 'Las contraseñas. Cada persona elige una nueva con «¿Has olvidado tu contraseña?».',
  twoStep: 'La verificación en dos pasos: llaves de acceso y códigos de un solo uso.',
  stripe: 'La conexión con Stripe, en «Pago».',
  sitePassword: 'La contraseña de tu sitio privado.',
  apiKeys: 'Las claves de API.',
  translationKey: 'La clave de la traducción automática, en «Idiomas».',
  stockProvider: 'El proveedor de fotos de archivo.',
  calendars: 'Los calendarios conectados.',
  reminders:
    'Los recordatorios de las reservas exportadas. Solo las reservas nuevas o cambiadas tienen recordatorios.',
  waitingLists: 'Las listas de espera. Las personas tendrán que volver a apuntarse.',
  calendarFeed: 'La dirección de tu canal de calendario.',
  failed: 'Ha habido un problema por nuestra parte. Inténtalo más tarde.',
  tooManyFiles:
    'Este sitio tiene demasiados archivos para una exportación, que contiene {most, number} como máximo. Elimina los archivos que ya no necesites y vuelve a exportar el sitio.',
} satisfies Translation<typeof en>;
