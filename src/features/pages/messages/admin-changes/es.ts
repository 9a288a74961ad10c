import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  yes: 'Sí',
  no: 'No',
  alignedOn:
    '{side, select, start {al inicio} center {en el centro} end {al final} other {{side}}} en {group, select, wide {pantallas anchas} desktop {ordenadores} tablet {tabletas} other {móviles}}',
  nameChanged: 'Nombre: {before} → {after}',
  added: 'Añadido: {name}',
  changed: 'Modificado: {name}',
  deleted: 'Eliminado: {name}',
  youMadeTheseChanges: 'Hiciste estos cambios en este navegador {ago}, pero no se guardaron:',
  style: 'Estilo',
  onDifferentScreens: 'En distintas pantallas',
  minimumHeightChanged: 'Altura mínima modificada',
  excerptChanged: 'Extracto modificado',
  imageChanged: 'Imagen modificada',
  detailsChanged: 'Detalles modificados',
  searchEngineDetailsChanged: 'Detalles para buscadores modificados',
  blocksMoved: 'Bloques movidos',
  changesRestored: 'Cambios restaurados',
  unsavedChangesFound: 'Se han encontrado cambios sin guardar',
  andMore: 'y {count} más',
  restoreChanges: 'Restaurar cambios',
  discard: 'Descartar',
} satisfies Translation<typeof en>;
