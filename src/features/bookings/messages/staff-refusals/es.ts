import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  lastDateOfBooking: 'Es la última fecha de la reserva. Cancela la reserva completa.',
  courseConfirmedTogether: 'Todas las fechas de un curso se confirman a la vez.',
  onlyPendingConfirmed: 'Solo se pueden confirmar las solicitudes pendientes.',
  noEmailToSend: 'Aún no hay ningún correo electrónico que enviar para esta reserva.',
  endAfterStart: 'La hora de fin debe ser posterior a la de inicio.',
  chooseTimeAfterStart: 'Elige una hora posterior al inicio.',
  resourceGone: 'Esta persona o sala ya no existe. Vuelve a cargar la página.',
  chooseAgain: 'Vuelve a elegir.',
  tooManyCalendars: 'Puedes conectar un máximo de {most, number} calendarios. Desconecta uno primero.',
  notCalendarAddress: 'Esto no es la dirección de un calendario.',
  pasteFullAddress: 'Pega la dirección completa. Empieza por https:// o webcal:// y suele terminar en .ics.',
  serviceGone: 'Este servicio ya no existe.',
  takesPlaceThen: 'Este servicio ya se imparte a esa hora. Elige otra hora.',
  serviceHasBookings: '«{label}» tiene reservas. Ocúltalo en su lugar para conservar sus datos.',
  serviceListedTwice: 'Un servicio aparece dos veces en la lista.',
  listEachServiceOnce: 'Incluye cada servicio una sola vez.',
  oneServiceGone: 'Uno de estos servicios ya no existe. Vuelve a cargar la lista.',
  serviceIsBooked: 'Este servicio tiene reservas. Ocúltalo en su lugar o cancela antes las reservas.',
  serviceHasPastBookings:
    'Este servicio tiene reservas anteriores. Ocúltalo en su lugar para conservar sus datos.',
  resourceUsedByService: 'Un servicio lo usa. Quítalo primero del servicio.',
  oneResourceGone: 'Alguna de estas personas, salas o equipos ya no existe. Vuelve a cargar la página.',
  courseNeedsTwoDates: 'Un curso que se reserva completo necesita al menos dos fechas.',
  courseHasTooManyDates: 'Un curso que se reserva completo puede tener un máximo de {most, number} fechas.',
  datesOverlap:
    'Dos de las fechas se solapan. Cada fecha, incluido el margen posterior, debe terminar antes de que empiece la siguiente.',
  nobodyBookedAnyMore: 'Ya no hay nadie apuntado a esta hora. Vuelve a cargar el calendario.',
  someoneIsPaying:
    'Alguien está pagando una plaza o tiene una reservada. Inténtalo de nuevo dentro de unos minutos.',
  resourcesNotAvailable:
    'El personal, la sala o el equipo que necesita no están disponibles a esa hora. Elige otra hora.',
  quoted: '«{label}»',
  servicesHaveBookings:
    '{count, number} de estos servicios tienen reservas: {named}{others, plural, =0 {} many { y # más} other { y # más}}. Ocúltalos en su lugar para conservar sus datos.',
  serviceName: 'Nombre del servicio',
  service: 'Servicio',
  description: 'Descripción',
  location: 'Lugar',
  imageDescription: 'Descripción de la imagen',
  question: 'Pregunta',
  answer: 'Respuesta',
} satisfies Translation<typeof en>;
