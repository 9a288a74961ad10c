import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  yes: 'Ja',
  no: 'Nein',
  alignedOn:
    '{side, select, start {am Anfang} center {mittig} end {am Ende} other {{side}}} auf {group, select, wide {breiten Bildschirmen} desktop {Desktop-Bildschirmen} tablet {Tablets} other {Smartphones}}',
  nameChanged: 'Name: {before} → {after}',
  added: 'Hinzugefügt: {name}',
  changed: 'Geändert: {name}',
  deleted: 'Gelöscht: {name}',
  youMadeTheseChanges:
    'Sie haben {ago} in diesem Browser diese Änderungen vorgenommen, sie wurden aber nicht gespeichert:',
  style: 'Stil',
  onDifferentScreens: 'Auf verschiedenen Bildschirmen',
  minimumHeightChanged: 'Mindesthöhe geändert',
  excerptChanged: 'Auszug geändert',
  imageChanged: 'Bild geändert',
  detailsChanged: 'Details geändert',
  searchEngineDetailsChanged: 'Angaben für Suchmaschinen geändert',
  blocksMoved: 'Blöcke verschoben',
  changesRestored: 'Änderungen wiederhergestellt',
  unsavedChangesFound: 'Nicht gespeicherte Änderungen gefunden',
  andMore: 'und {count} weitere',
  restoreChanges: 'Änderungen wiederherstellen',
  discard: 'Verwerfen',
} satisfies Translation<typeof en>;
