import type { FieldDefinition, FieldKind, TypeKind } from './field-kinds.ts';

export interface ReadyType {
  name: string;
  plural: string;
  /** The title of the page that lists them, from which its address follows. */
  page: string;
  fields: FieldDefinition[];
  timeField: string | null;
}

const field = (
  key: string,
  label: string,
  kind: FieldKind,
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  key,
  label,
  kind,
  help: '',
  required: false,
  options: [],
  usual: null,
  shown: true,
  retired: false,
  ...more,
});

const plain = (name: string, plural: string, fields: FieldDefinition[] = [], page = plural): ReadyType => ({
  name,
  plural,
  page,
  fields,
  timeField: null,
});

/** What a content type of each kind starts with. Owners change all of it. */
export const readyTypes: Readonly<Record<TypeKind, ReadyType>> = {
  post: plain('Post', 'Posts', [], 'Blog'),
  event: {
    ...plain('Event', 'Events', [
      field('time', 'Date and time', 'dateRange', { required: true }),
      field('place', 'Location', 'place'),
      field('price', 'Price', 'money'),
      field('tickets', 'Tickets', 'products', {
        help: 'Products of your shop that visitors buy as tickets.',
      }),
      field('link', 'More information', 'link', { help: 'Where visitors read more, or sign up elsewhere.' }),
    ]),
    timeField: 'time',
  },
  episode: plain(
    'Episode',
    'Episodes',
    [
      field('audio', 'Audio', 'audio', { required: true }),
      field('number', 'Episode number', 'number'),
      field('season', 'Season', 'number'),
      field('chapters', 'Chapters', 'multiline', {
        help: 'One on each line, such as “1:30 Interview”. Listeners jump to them.',
      }),
      field('explicit', 'Explicit', 'toggle', { shown: false }),
    ],
    'Podcast',
  ),
  project: plain('Project', 'Projects', [
    field('client', 'Client', 'text'),
    field('year', 'Year', 'number'),
    field('website', 'Website', 'link'),
  ]),
  recipe: plain('Recipe', 'Recipes', [
    field('servings', 'Servings', 'number'),
    field('minutes', 'Minutes', 'number'),
    field('ingredients', 'Ingredients', 'richText', { required: true }),
    field('method', 'Method', 'richText'),
  ]),
  dish: plain(
    'Dish',
    'Dishes',
    [
      field('price', 'Price', 'money'),
      field('diet', 'Diet', 'choice', { options: ['Vegetarian', 'Vegan'] }),
      field('allergens', 'Allergens', 'text', { help: 'Such as nuts, milk and gluten.' }),
    ],
    'Menu',
  ),
  person: plain(
    'Person',
    'People',
    [field('role', 'Role', 'text'), field('email', 'Email', 'text'), field('website', 'Website', 'link')],
    'Team',
  ),
  testimonial: plain('Testimonial', 'Testimonials', [
    field('quote', 'Quote', 'multiline', { required: true }),
    field('role', 'Role or company', 'text'),
  ]),
  job: plain('Job', 'Jobs', [
    field('employment', 'Employment', 'choice', {
      options: ['Full-time', 'Part-time', 'Contract', 'Internship'],
    }),
    field('place', 'Location', 'place'),
    field('closes', 'Closing date', 'date'),
    field('apply', 'Apply', 'link'),
  ]),
  place: plain('Place', 'Places', [
    field('place', 'Address', 'place', { required: true }),
    field('phone', 'Phone', 'text'),
    field('website', 'Website', 'link'),
  ]),
  faq: plain('Question', 'Questions', [field('answer', 'Answer', 'richText', { required: true })], 'Help'),
  other: plain('Entry', 'Entries'),
};
