import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  anImageIsOnlyPixels:
    'Una imagen solo tiene {width} píxeles de ancho y se muestra más grande, así que se ve borrosa. Lo mejor son unos {wanted} píxeles.',
  anExternalImageIsVery:
    'Una imagen externa es muy grande ({width} × {height}) y los visitantes tienen que cargarla entera. Guárdala en tus archivos, que crean tamaños más pequeños.',
  anImageHasNoAlt: 'Una imagen no tiene texto alternativo. Descríbela para quienes no pueden verla.',
  useTheAltTextFrom: 'Usar el texto alternativo de tus archivos',
  pictureInTrash:
    'Una imagen muestra «{name}», que está en la papelera y se eliminará. Restáuralo en tus archivos o elige otro.',
  linkToTrash:
    'Un enlace lleva a «{name}», que está en la papelera y se eliminará. Restáuralo en tus archivos o elige otro.',
  linkInTextToTrash:
    'Un enlace del texto lleva a «{name}», que está en la papelera y se eliminará. Restáuralo en tus archivos o elige otro.',
  pictureIsGone: 'Una imagen muestra un archivo que ya no existe.',
  linkToGoneFile: 'Un enlace lleva a un archivo que ya no existe.',
  linkInTextToGoneFile: 'Un enlace del texto lleva a un archivo que ya no existe.',
  removeImage: 'Quitar imagen',
  removeLink: 'Quitar enlace',
  aBlockIsHiddenOn: 'Un bloque está oculto en todos los tamaños de pantalla, así que nadie lo ve.',
  showIt: 'Mostrarlo',
  aBlockOverlapsThe:
    'Un bloque se superpone al anterior y no tiene fondo, así que su texto puede ser difícil de leer.',
  aBlockOverlapsTheText: 'Un bloque se superpone al texto de arriba y puede taparlo en parte.',
  removeOverlap: 'Quitar la superposición',
  theTitleOfThePage: 'Título de la página: {hidden}.',
  aReusableSectionWasDeleted:
    'Se ha eliminado una sección reutilizable. Los visitantes no ven nada en su lugar.',
  removeFromThePage: 'Quitar de la página',
  inTheSection: 'En la sección «{within}»: {says}',
  hasNoLinkYet: '«{label}» aún no tiene enlace.',
  theLinkToIsBroken: 'El enlace a {href} está roto: esa página no existe.',
  linkInTextIsBroken: 'Un enlace del texto a {href} está roto: esa página no existe.',
  nothingIsChosenUnderSo:
    'No hay nada elegido en «{label}», así que los visitantes no ven nada de este bloque.',
  thePageHasNoPage: 'La página no tiene título de página (H1).',
  makeItThePageTitle: 'Convertirlo en el título de la página (H1)',
  thePageHasMoreThan: 'La página tiene más de un título de página (H1).',
  makeItASectionHeading: 'Convertirlo en un título de sección (H2)',
  aHeadingLevelIsSkipped: 'Se salta un nivel de título.',
  moveItUpOneLevel: 'Subirlo un nivel',
  thisPageHasNoDescription: 'Esta página no tiene descripción para los buscadores.',
  useTheFirstSentence: 'Usar la primera frase',
  thePageIsVeryLong: 'La página es muy larga ({length} bloques). Quizá sea más fácil leer dos páginas.',
  pageHealthFine: 'Estado de la página: bien',
  pageHealthToPutRight: 'Estado de la página: {count} por corregir',
  fine: 'Todo bien',
  pageHealth: 'Estado de la página',
  noProblemsFound: 'No se han encontrado problemas.',
  fixBeforeYouPublish:
    '{count, plural, one {Corrige uno} many {Corrige #} other {Corrige #}} de estos problemas antes de publicar.',
  important: 'Importante',
  goThere: 'Ir allí',
} satisfies Translation<typeof en>;
