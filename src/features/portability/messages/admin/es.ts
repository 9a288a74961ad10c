import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  dataForDeleted: 'Datos de {email} eliminados.',
  deletingDataForThisContinues: 'Eliminando los datos de {email}. El proceso continúa en segundo plano.',
  theirAccountMessagesNotesReplies:
    'Se eliminan de forma permanente su cuenta, mensajes, notas, respuestas, archivos subidos, correos y suscripciones.',
  typeToConfirm: 'Escribe {email} para confirmar',
  cancel: 'Cancelar',
  deleteData: 'Eliminar datos',
  turnOffTwoStepVerification: 'Desactivar la verificación en dos pasos',
  signedOutOfAllDevices: 'Se ha cerrado la sesión de {email} en todos los dispositivos.',
  signOutOfAllDevices: 'Cerrar sesión en todos los dispositivos',
  deletingDataForYouCan:
    'Eliminando los datos de {email}… Puedes salir de esta página; el proceso continúa en segundo plano.',
  noDataFoundFor: 'No se han encontrado datos de {email}.',
  downloadData: 'Descargar datos',
  cantBeDeletedYet: 'Aún no se puede eliminar',
  deleteThisPersonsData: '¿Eliminar los datos de esta persona?',
  enterTheirEmailAddress: 'Introduce el correo electrónico de la persona.',
  personalData: 'Datos personales',
  ifSomeoneAsksForTheir:
    'Si alguien solicita sus datos, búscalos y envíale la descarga. Si te pide que los borres, elimínalos. Los clientes también pueden descargar sus datos desde su cuenta.',
  emailAddress: 'Correo electrónico',
  lookUp: 'Buscar',
  secretsArentIncludedAfterImporting:
    'Las claves secretas no se incluyen. Después de importar, vuelve a configurar lo siguiente:',
  exportInProgress: 'Exportación en curso',
  exportFailed: 'La exportación ha fallado',
  exportProgress: 'Progreso de la exportación',
  download: 'Descargar',
  cancelExportQuestion: '¿Cancelar la exportación?',
  deleteThisExport: '¿Eliminar esta exportación?',
  yourSiteIsntAffectedYou: 'Tu sitio no se ve afectado. Puedes volver a exportarlo cuando quieras.',
  cancelExport: 'Cancelar exportación',
  deleteExport: 'Eliminar exportación',
  continueExport: 'Continuar exportación',
  keepExport: 'Conservar exportación',
  availableUntil: 'Disponible hasta el {date}.',
  siteExport: 'Exportación del sitio',
  importASite: 'Importar un sitio',
  exportSite: 'Exportar sitio',
  exports: 'Exportaciones',
  dataFor: 'Datos de {email}: {parts}.',
  siteExportOfSize: 'Exportación del sitio, {size}',
  youCanLeaveThisPage: '{percent} %. Puedes salir de esta página. La exportación continúa.',
  downloadYourWholeSiteAs:
    'Descarga todo tu sitio en un solo archivo: páginas con su historial de versiones, productos, pedidos, clientes, reservas, mensajes, ajustes y archivos. Puedes importarlo aquí o en cualquier otra instalación de Sitewright. Las exportaciones están disponibles durante {days} días. Contienen datos de clientes, así que guárdalas en un lugar seguro.',
  anAccount: 'una cuenta',
  orders: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}}',
  bookings: '{count, plural, one {# reserva} many {# reservas} other {# reservas}}',
  waitingListEntries:
    '{count, plural, one {# inscripción en la lista de espera} many {# inscripciones en la lista de espera} other {# inscripciones en la lista de espera}}',
  messages: '{count, plural, one {# mensaje} many {# mensajes} other {# mensajes}}',
  newsletterSubscriptions:
    '{count, plural, one {# suscripción al boletín} many {# suscripciones al boletín} other {# suscripciones al boletín}}',
  mails: '{count, plural, one {# correo} many {# correos} other {# correos}}',
  ordersAreKept:
    'Los pedidos se conservan con artículos, importes, impuestos y país, pero sin la persona. Si debes conservar facturas con nombres, guárdalas antes.',
  pastBookingsAreKept:
    'Las reservas pasadas se conservan sin la persona para que tus cifras sigan siendo correctas.',
  theDeletionIsRecorded: 'La eliminación queda registrada durante un año en el historial de tu sitio.',
  siteExportsArentChanged: 'Las exportaciones del sitio que ya has hecho no cambian.',
} satisfies Translation<typeof en>;
