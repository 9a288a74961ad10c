import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  alreadyRunning: 'Esta importación ya está en curso.',
  onlyFinishedUndone: 'Solo se pueden deshacer las importaciones terminadas.',
  sendEachOnce: 'Envía «name», «from» y «address» una sola vez cada uno. «from» es «wordpress» o «ghost».',
  importGone: 'Esta importación ya no existe.',
  notWordpress:
    'Esto no es una exportación de WordPress. En WordPress, ve a Herramientas, Exportar y elige «Todo el contenido».',
  wordpressIncomplete:
    'Esto no es una exportación de WordPress. En WordPress, ve a Herramientas, Exportar y elige «Todo el contenido». El archivo está incompleto a partir de la línea {line}.',
  wordpressTooLarge: 'Este archivo ocupa más de 200 MB. Expórtalo en partes, por ejemplo por años.',
  notGhost:
    'Esto no es una exportación de Ghost. En Ghost, ve a Settings, Import/Export y exporta tu contenido como archivo JSON.',
  ghostDamaged:
    'Esto no es una exportación de Ghost. En Ghost, ve a Settings, Import/Export y exporta tu contenido como archivo JSON. El archivo está incompleto o dañado.',
  ghostTooLarge: 'Este archivo ocupa más de 200 MB. Comprueba que sea el archivo que exportó Ghost.',
  ghostAddress: 'Introduce la dirección de tu sitio de Ghost, por ejemplo https://blog.example.com.',
  onlyEmailed: 'Solo se envió por correo electrónico, así que se importa como borrador.',
  membersOnlyIsDraft:
    'En Ghost solo podían leerlo {who, select, paying {los miembros de pago} other {los miembros}}, así que se importa como borrador.',
  membersOnlyInGhost: 'En Ghost era solo para {who, select, paying {miembros de pago} other {miembros}}.',
  tiersOnlyInGhost:
    'En Ghost solo podían leerlo algunos planes. Aquí pueden todos los clientes que inicien sesión.',
  scheduleUnreadable: 'Estaba programado, pero no se pudo leer la hora, así que se importa como borrador.',
  textMissing: 'El texto no está en la exportación como HTML, así que se importa sin texto.',
  dateUnreadable: 'No se pudo leer la fecha.',
  canonicalNotImported: 'La dirección canónica no se importa: {canonical}',
  entriesForMembers:
    '{count, plural, one {# entrada solo para miembros se importa como borrador y no se publica.} many {# de entradas solo para miembros se importan como borradores y no se publican.} other {# entradas solo para miembros se importan como borradores y no se publican.}}',
  postsWithoutAuthor:
    '{count, plural, one {# artículo tiene un autor que no está en el archivo.} many {# de artículos tienen autores que no están en el archivo.} other {# artículos tienen autores que no están en el archivo.}}',
  entriesTooLong:
    '{count, plural, one {# entrada es demasiado larga} many {# de entradas son demasiado largas} other {# entradas son demasiado largas}} para importarse.',
  imagesNeedAddress:
    'Las imágenes no se pueden descargar sin la dirección de tu sitio de Ghost. Vuelve a elegir el archivo e introduce la dirección.',
  ghostLeftOut: 'Los miembros, los comentarios, los boletines, los ajustes y los temas no se importan.',
  passwordIsDraft: 'En WordPress está protegido con contraseña, así que se importa como borrador.',
  filesLeftOut:
    '{count, plural, one {# archivo que no es una imagen no se importa. Súbelo en «Archivos».} many {# de archivos que no son imágenes no se importan. Súbelos en «Archivos».} other {# archivos que no son imágenes no se importan. Súbelos en «Archivos».}}',
  productsLeftOut:
    '{count, plural, one {# producto no se importa. Impórtalo} many {# de productos no se importan. Impórtalos} other {# productos no se importan. Impórtalos}} con una exportación de productos de WooCommerce.',
  entriesLeftOut:
    '{count, plural, one {# entrada de tipo «{type}» no se importa.} many {# de entradas de tipo «{type}» no se importan.} other {# entradas de tipo «{type}» no se importan.}}',
  linksLeftOut:
    '{count, plural, one {# enlace de menú no lleva} many {# de enlaces de menú no llevan} other {# enlaces de menú no llevan}} a una página importada. Añade los enlaces que falten en «Menús».',
  entriesWithPassword:
    '{count, plural, one {# entrada protegida con contraseña se importa como borrador y no se publica.} many {# de entradas protegidas con contraseña se importan como borradores y no se publican.} other {# entradas protegidas con contraseña se importan como borradores y no se publican.}}',
  commentsLeftOut:
    '{count, plural, one {# comentario en una página no se importa.} many {# de comentarios en páginas no se importan.} other {# comentarios en páginas no se importan.}}',
  wordpressLeftOut:
    'Los comentarios de spam, las cuentas de usuario, las contraseñas y el contenido de los plugins no se importan.',
  surplusLeftOut:
    '{count, plural, one {# entrada por encima del límite de 20 000 no se importa.} many {# de entradas por encima del límite de 20 000 no se importan.} other {# entradas por encima del límite de 20 000 no se importan.}} Exporta el sitio en partes.',
  notSaved: 'No se ha podido guardar.',
  emptyPage: 'La página estaba vacía. Si mostraba tus artículos, usa la página del blog.',
  schedulePassed: 'La hora para la que estaba programado ya ha pasado, así que es un borrador.',
  scheduledTooFar: 'Estaba programado para dentro de más de cinco años, así que es un borrador.',
  endNotImported: 'El texto es demasiado largo, así que el final no se importa.',
  imageNotDownloaded: 'No se ha podido descargar una imagen: {address}',
  hiddenComments:
    '{count, plural, one {Se ha importado # comentario. Los visitantes lo verán} many {Se han importado # de comentarios. Los visitantes los verán} other {Se han importado # comentarios. Los visitantes los verán}} cuando permitas los comentarios en los ajustes del blog.',
  typeForPostsGone: 'El tipo de contenido de los artículos ya no existe. Puede que se haya eliminado.',
  shortcodeLeftOut: 'El shortcode «{shortcode}» es de un plugin de WordPress y no se importa.',
} satisfies Translation<typeof en>;
