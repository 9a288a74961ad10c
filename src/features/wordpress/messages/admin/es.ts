import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  publishPagesAndPostsThat:
    'Publicar las páginas y los artículos que estaban publicados en el sitio anterior',
  scheduledOnesStayScheduledTurn:
    'Lo que estaba programado sigue programado. Desactívalo para importarlo todo como borrador.',
  ofImportedYouCanLeave:
    '{done, plural, one {# importado} many {# importados} other {# importados}} de {total}. Puedes salir de esta página. La importación continúa.',
  importFinishedCouldntBeImported:
    'Importación terminada. {failed, plural, one {No se ha podido importar # elemento} many {No se han podido importar # de elementos} other {No se han podido importar # elementos}}. Consulta los motivos abajo.',
  importFinishedEverythingWasImported: 'Importación terminada. Se ha importado todo.',
  importUndoneThePagesAnd:
    'Importación deshecha. Las páginas y los artículos se han eliminado y las imágenes se han movido a la papelera.',
  imported: 'Importado',
  undoImport: 'Deshacer importación',
  undoImportQuestion: '¿Deshacer importación?',
  importedPagesAndPostsAre:
    'Se eliminan las páginas y los artículos importados, incluidos los cambios que hayas hecho desde entonces. También el blog, las categorías, las etiquetas y los autores que añadió la importación, si nada más los usa. Las imágenes permanecen 30 días en la papelera.',
  keepImport: 'Conservar importación',
  import: 'Importar',
  siteExport: 'Exportación del sitio',
  thisFileWasntReadCompletely: 'Este archivo no se ha leído por completo. Vuelve a elegirlo.',
  notes: 'Notas',
  entries: 'Entradas',
  skipped: 'Omitido',
  showMore: 'Mostrar más',
  notImportedYet: 'Aún no importado',
  undone: 'Deshecho',
  incompleteUpload: 'Subida incompleta',
  ofFailed: '{done} de {total}, {failed} con errores',
  doneOf: '{done} de {total}',
  fromWordpress: 'Desde WordPress',
  inWordpressGoToTools: 'En WordPress, ve a Herramientas, Exportar y elige «Todo el contenido».',
  downloadTheXmlFileAnd: 'Descarga el archivo .xml y elígelo aquí.',
  keepTheOldSiteOnline: 'Mantén el sitio anterior en línea hasta que se hayan descargado las imágenes.',
  chooseWordpressExportFile: 'Elegir archivo de exportación de WordPress',
  fromGhost: 'Desde Ghost',
  inGhostGoToSettings: 'En Ghost, ve a Settings, Import/Export y exporta tu contenido.',
  enterTheAddressOfYour: 'Introduce la dirección de tu sitio de Ghost y elige aquí el archivo .json.',
  addressOfYourGhostSite: 'Dirección de tu sitio de Ghost',
  imagesAreDownloadedFromThere: 'Las imágenes se descargan desde ahí.',
  exampleAddress: 'https://blog.example.com',
  chooseGhostExportFile: 'Elegir archivo de exportación de Ghost',
  importContentFromAnotherSite: 'Importa contenido de otro sitio. Puedes revisarlo todo antes de guardarlo.',
  settings: 'Ajustes',
  products: 'Productos',
  fromAShopifyOrWoocommerce:
    'Desde una exportación de productos de Shopify o WooCommerce, o cualquier archivo CSV con nombres y precios.',
  importProducts: 'Importar productos',
  fromOrigin: 'De {origin}.',
  clearTheItemsYouDont:
    'Desmarca lo que no quieras importar. Las direcciones antiguas redirigen automáticamente a las páginas nuevas. Los artículos se añaden a tu blog, con las fechas, los autores, las categorías, las etiquetas y los comentarios que contiene el archivo.',
  importEntries:
    'Importar {count, plural, one {{count} entrada} many {{count} de entradas} other {{count} entradas}}',
  page: 'Página',
  post: 'Artículo',
  picture: 'Imagen',
  stateWaiting: 'En espera',
  stateKnown: 'Ya importado',
  stateFailed: 'Error',
  stateRemoved: 'Quitado',
} satisfies Translation<typeof en>;
