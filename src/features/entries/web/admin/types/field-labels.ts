import type { FieldKind } from '../../../field-kinds.ts';

/** What an owner can choose for a field, in the order of the list. */
export const fieldLabels: Readonly<Record<FieldKind, { label: string; says: string }>> = {
  text: { label: 'Text', says: 'One line.' },
  multiline: { label: 'Long text', says: 'Several lines without formatting.' },
  richText: { label: 'Formatted text', says: 'With headings, lists and links.' },
  number: { label: 'Number', says: 'Such as 12 or 4.5.' },
  money: { label: 'Price', says: 'In your site’s currency.' },
  date: { label: 'Date', says: 'A day.' },
  dateRange: { label: 'Date and time', says: 'A start and, if you like, an end.' },
  toggle: { label: 'Yes or no', says: 'A switch.' },
  choice: { label: 'Choice', says: 'One of several options.' },
  picture: { label: 'Image', says: 'From your files.' },
  gallery: { label: 'Gallery', says: 'Several images.' },
  file: { label: 'File', says: 'One of your files, to download.' },
  link: { label: 'Link', says: 'To a page or another website.' },
  audio: { label: 'Audio', says: 'One of your tracks.' },
  place: { label: 'Place', says: 'A name and an address.' },
  entries: { label: 'Reference', says: 'Other entries, such as the people in a project.' },
  products: { label: 'Products', says: 'From your shop, with price and link. For an event, its tickets.' },
  services: { label: 'Services', says: 'With a link to book them.' },
};
