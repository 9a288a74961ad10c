import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  yes: 'Yes',
  no: 'No',
  alignedOn:
    '{side, select, start {start} center {center} end {end} other {{side}}} on {group, select, wide {wide screens} desktop {desktop screens} tablet {tablets} other {phones}}',
  nameChanged: 'Name: {before} → {after}',
  added: 'Added: {name}',
  changed: 'Changed: {name}',
  deleted: 'Deleted: {name}',
  youMadeTheseChanges: 'You made these changes in this browser {ago}, but they weren’t saved:',
  style: 'Style',
  onDifferentScreens: 'On different screens',
  minimumHeightChanged: 'Minimum height changed',
  excerptChanged: 'Excerpt changed',
  imageChanged: 'Image changed',
  detailsChanged: 'Details changed',
  searchEngineDetailsChanged: 'Search engine details changed',
  blocksMoved: 'Blocks moved',
  changesRestored: 'Changes restored',
  unsavedChangesFound: 'Unsaved changes found',
  andMore: 'and {count} more',
  restoreChanges: 'Restore changes',
  discard: 'Discard',
});
