import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import type { FieldKind } from '../../../field-kinds.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

/** The names of their words. */
const labels = {
  text: ['text', 'oneLine'],
  multiline: ['longText', 'severalLines'],
  richText: ['formattedText', 'withHeadings'],
  number: ['number', 'suchAsANumber'],
  money: ['price', 'inYourCurrency'],
  date: ['date', 'aDay'],
  dateRange: ['dateAndTime', 'aStartAndAnEnd'],
  toggle: ['yesOrNo', 'aSwitch'],
  choice: ['choice', 'oneOfSeveralOptions'],
  picture: ['image', 'fromYourFiles'],
  gallery: ['gallery', 'severalImages'],
  file: ['file', 'oneOfYourFiles'],
  link: ['link', 'toAPageOrAnother'],
  audio: ['audio', 'oneOfYourTracks'],
  place: ['place', 'aNameAndAnAddress'],
  entries: ['reference', 'otherEntries'],
  products: ['products', 'fromYourShop'],
  services: ['services', 'withALinkToBook'],
} as const satisfies Record<FieldKind, readonly [label: string, says: string]>;

/** A kind of field as owners read it. */
export function fieldLabel(kind: FieldKind): { label: string; says: string } {
  const words = messagesNow(entryTypesAdmin);
  const [label, says] = labels[kind];
  return { label: words[label], says: words[says] };
}
