import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const es = {
  dismiss: 'Cerrar',
  problem: 'Problema:',
  hide: 'Ocultar',
  show: 'Mostrar',
  password: 'contraseña',
  select: 'Seleccionar {label}',
  optional: '{label} (opcional)',
  picture: 'Imagen',
  pictureCount: '{at} de {count}',
  previousImage: 'Imagen anterior',
  nextImage: 'Imagen siguiente',
  close: 'Cerrar',
  fixFields: 'Corrige {count, plural, one {# campo} many {# de campos} other {# campos}} para continuar.',
  unreachable: 'No hemos podido acceder al sitio. Comprueba tu conexión e inténtalo de nuevo.',
  badRequest: 'Solicitud no válida. Comprueba que todos los campos estén bien rellenados.',
  notAllowed: 'No tienes permiso para hacer eso.',
  serverDown: 'El servidor no está disponible en este momento. Inténtalo más tarde.',
  pageUnreachable: 'No se ha podido cargar la página. Comprueba tu conexión e inténtalo de nuevo.',
  unexpected: 'Se ha producido un error',
  errorScreenFailed: 'Se ha producido un error al mostrar la página de error',
} satisfies Translation<typeof en>;
