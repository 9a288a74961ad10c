import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  comments: 'Comentarios',
  commentsFromVisitorsOnYour: 'Comentarios de visitantes en tus artículos y otras entradas.',
  content: 'Contenido',
  yourRoleCanReadComments:
    'Tu rol permite leer comentarios. Un propietario, administrador o editor puede aprobarlos.',
  status: 'Estado',
  pending: 'Pendientes',
  published: 'Publicados',
  spam: 'Spam',
  trash: 'Papelera',
  commentsIn:
    '{state, select, published {Comentarios publicados} spam {Comentarios de spam} trash {Comentarios en la papelera} other {Comentarios pendientes}}',
  searchComments: 'Buscar comentarios',
  searchByTextNameOr: 'Buscar por texto, nombre o correo',
  entry: 'Entrada',
  allEntries: 'Todas las entradas',
  showAllEntries: 'Mostrar todas las entradas',
  noEntriesFound: 'No se han encontrado entradas',
  commentsInTheTrashAre: 'Los comentarios de la papelera se eliminan definitivamente después de {days} días.',
  showOlderComments: 'Mostrar comentarios anteriores',
  yourSite: 'Tu sitio',
  replyOn: 'Respuesta en {entry}',
  commentOn: 'En {entry}',
  commentBy: 'Comentario de {name}',
  theCommentBy: 'el comentario de {name}',
  showLess: 'Mostrar menos',
  showLessOfTheComment: 'Mostrar menos del comentario de {author}',
  showMore: 'Mostrar más',
  showMoreOfTheComment: 'Mostrar más del comentario de {author}',
  actionOnCommentBy: '{action}: comentario de {name}',
  approve: 'Aprobar',
  markAsSpam: 'Marcar como spam',
  moveToTrash: 'Mover a la papelera',
  notSpam: 'No es spam',
  restore: 'Restaurar',
  deletePermanently: 'Eliminar definitivamente',
  reply: 'Responder',
  replyTo: 'Responder a {name}',
  replyToCommentBy: 'Responder al comentario de {name}',
  shownPubliclyBelowTheComment:
    'Se muestra públicamente debajo del comentario, que queda aprobado al mismo tiempo.',
  shownPubliclyBelow: 'Se muestra públicamente debajo del comentario.',
  approveAndReply: 'Aprobar y responder',
  publishReply: 'Publicar respuesta',
  cancel: 'Cancelar',
  commentApprovedAndReplyPublished: 'Comentario aprobado y respuesta publicada.',
  replyPublished: 'Respuesta publicada.',
  viewReply: 'Ver respuesta',
  movedToPending:
    '{count, plural, one {Comentario movido} many {# comentarios movidos} other {# comentarios movidos}} a Pendientes',
  approved:
    '{count, plural, one {Comentario aprobado} many {# comentarios aprobados} other {# comentarios aprobados}}',
  markedAsSpam:
    '{count, plural, one {Comentario marcado} many {# comentarios marcados} other {# comentarios marcados}} como spam',
  movedToTrash:
    '{count, plural, one {Comentario movido} many {# comentarios movidos} other {# comentarios movidos}} a la papelera',
  permanentlyDelete:
    '¿Eliminar definitivamente {count, plural, one {# comentario} many {# comentarios} other {# comentarios}}?',
  textAndAuthorAreDeleted:
    '{count, plural, one {Se eliminarán su texto y su autor.} many {Se eliminarán sus textos y autores.} other {Se eliminarán sus textos y autores.}} Las respuestas de otras personas permanecen en tu sitio. Esta acción no se puede deshacer.',
  permanentlyDeleted:
    '{count, plural, one {# comentario eliminado} many {# comentarios eliminados} other {# comentarios eliminados}} definitivamente.',
  noCommentsFound: 'No se han encontrado comentarios',
  tryFewerWordsOrAnother: 'Prueba con menos palabras u otro filtro.',
  showAllComments: 'Mostrar todos los comentarios',
  commentsAreOff: 'Los comentarios están desactivados',
  letVisitorsCommentOnYour:
    'Deja que los visitantes comenten tus artículos y otras entradas. Los comentarios se activan en los ajustes de un tipo de contenido.',
  turnOnComments: 'Activar comentarios',
  noCommentsToApprove: 'No hay comentarios por aprobar',
  commentsThatYouHoldFor:
    'Los comentarios que retienes para su aprobación aparecen aquí antes de que los visitantes los vean.',
  noCommentsYet: 'Aún no hay comentarios',
  commentsThatVisitorsCanSee: 'Aquí aparecen los comentarios que los visitantes pueden ver.',
  noSpam: 'No hay spam',
  commentsThatLookLikeSpam:
    'Los comentarios que parecen spam se guardan aquí con el motivo, para que no te pierdas ninguno real.',
  theTrashIsEmpty: 'La papelera está vacía',
  commentsThatYouMoveHere: 'Los comentarios que muevas aquí se conservan {days} días y puedes restaurarlos.',
  showPublishedComments: 'Mostrar comentarios publicados',
  showPendingComments: 'Mostrar comentarios pendientes',
} satisfies Translation<typeof en>;
