import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  yes: 'Oui',
  no: 'Non',
  alignedOn:
    '{side, select, start {au début} center {au centre} end {à la fin} other {{side}}} sur {group, select, wide {grand écran} desktop {ordinateur} tablet {tablette} other {mobile}}',
  nameChanged: 'Nom : {before} → {after}',
  added: 'Ajouté : {name}',
  changed: 'Modifié : {name}',
  deleted: 'Supprimé : {name}',
  youMadeTheseChanges:
    'Vous avez effectué ces modifications dans ce navigateur {ago}, mais elles n’ont pas été enregistrées :',
  style: 'Style',
  onDifferentScreens: 'Selon l’écran',
  minimumHeightChanged: 'Hauteur minimale modifiée',
  excerptChanged: 'Extrait modifié',
  imageChanged: 'Image modifiée',
  detailsChanged: 'Détails modifiés',
  searchEngineDetailsChanged: 'Détails pour les moteurs de recherche modifiés',
  blocksMoved: 'Blocs déplacés',
  changesRestored: 'Modifications restaurées',
  unsavedChangesFound: 'Modifications non enregistrées trouvées',
  andMore: 'et {count} de plus',
  restoreChanges: 'Restaurer les modifications',
  discard: 'Ignorer',
} satisfies Translation<typeof en>;
