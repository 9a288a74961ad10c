import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  separateDates: 'Estas fechas ahora se reservan por separado. Vuelve a elegir una fecha.',
  datesChanged: 'Las fechas han cambiado. Revísalas e inténtalo de nuevo.',
  notEveryDate: 'No quedan plazas en todas las fechas.',
  begun: 'Este curso ya ha empezado y no admite más inscripciones.',
  soon: 'Ya no es posible reservar este curso en línea. Ponte en contacto con nosotros.',
  far: 'Las reservas aún no están abiertas. Vuelve cuando se acerque la fecha de inicio.',
  over: 'Este curso ha terminado.',
  noWaitingList: 'Este servicio no tiene lista de espera.',
  placesLeft: 'Aún quedan plazas a esta hora o ya ha pasado. Vuelve a elegir una hora.',
  waitingAlready: 'Ya estás en la lista de espera de esta hora.',
  taken: 'Otra persona acaba de reservar esta hora. Elige otra.',
  inTheWay: 'Esta hora ya está reservada. Elige otra.',
  passed: 'Esta hora ya ha pasado. Elige otra.',
  tooLate: 'Ya es tarde para reservar esta hora. Elige una posterior.',
  tooEarly: 'Esta hora aún no se puede reservar. Elige una anterior.',
  notAvailable: 'Esta hora no está disponible. Elige otra.',
  manyUnpaid:
    'Hay demasiadas reservas de tu red pendientes de pago. Completa una de ellas o inténtalo dentro de unos minutos.',
  noLonger: 'Este servicio ya no se puede reservar.',
  wholeCourse: 'Todas las fechas de este curso se reservan juntas.',
  questionGone: 'Se ha eliminado esta pregunta.',
  answerThis: 'Responde a esta pregunta.',
  chooseAnswer: 'Elige una de las respuestas.',
  checkAnswers: 'Revisa tus respuestas a las preguntas.',
  manyOfPerson:
    'Este correo electrónico se ha usado hoy en demasiadas reservas. Inténtalo mañana o ponte en contacto con nosotros.',
  manyOfAddress:
    'Se han hecho demasiadas reservas desde tu red. Inténtalo dentro de unos minutos o ponte en contacto con nosotros.',
  manyOfSite: 'Estamos recibiendo más reservas de las que podemos aceptar. Inténtalo dentro de unos minutos.',
  manyMoves:
    'Las reservas con este correo electrónico se han cambiado demasiadas veces hoy. Inténtalo mañana o ponte en contacto con nosotros.',
  ownerOnly: 'Solo el propietario del sitio puede hacer eso.',
  noPlace: 'Este puesto en la lista de espera no existe o pertenece a otra cuenta.',
  noBooking: 'Esta reserva no existe o pertenece a otra cuenta.',
  isPast: 'Esta reserva ya ha pasado.',
  thisTimeOnly: 'Esta plaza está reservada solo para esta hora. Confírmala primero.',
  onceConfirmed: 'Podrás cambiarla cuando toda la reserva esté confirmada.',
  offerOver: 'Tu reserva ha caducado y la plaza se ha ofrecido a la siguiente persona.',
  payToConfirm: 'Paga para confirmar esta plaza.',
  notInLength: 'Este servicio no está disponible con esa duración.',
  chooseLength: 'Elige otra duración.',
  onePerson: 'Solo se puede reservar para 1 persona a la vez.',
  laterDay: 'Elige un día posterior.',
  earlierDay: 'Elige un día anterior.',
  daysReversed: 'El último día no puede ser anterior al primero.',
  fewerPeople: 'Introduce como máximo {count, number} personas.',
  fewerDays: 'Elige como máximo {count, number} días.',
  tooLateToChange:
    '{what, select, move {Ya no es posible cambiar esta reserva en línea. Ponte en contacto con nosotros.} other {Ya no es posible cancelar esta reserva en línea. Ponte en contacto con nosotros.}}',
  onlyLeft:
    '{count, plural, one {Solo queda # plaza.} many {Solo quedan # de plazas.} other {Solo quedan # plazas.}}',
  onlyLeftThen:
    '{count, plural, one {Solo queda # plaza a esta hora.} many {Solo quedan # de plazas a esta hora.} other {Solo quedan # plazas a esta hora.}}',
  someGone: 'Una reserva de tu carrito ya no está disponible. Elimínala para continuar.',
  alreadyBooked: '{label} ({when}) ya está reservado.',
  wasCancelled: '{label} ({when}) se ha cancelado.',
  placeLost:
    '{label} ({when}) estuvo reservado durante 15 minutos y después lo ha reservado otra persona. Elige otra hora.',
  courseLost:
    '{label} ({when}) estuvo reservado durante 15 minutos y después lo ha reservado otra persona. Elimínalo de tu carrito.',
} satisfies Translation<typeof en>;
