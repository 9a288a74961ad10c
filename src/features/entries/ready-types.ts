import type { Language } from '../../lib/messages/languages.ts';
import { slugOf } from '../../lib/values/slug.ts';
import type { FieldDefinition, FieldKind, TypeKind } from './field-kinds.ts';
import { readyTypeWords } from './messages/ready-types/catalogues.ts';
import type { en } from './messages/ready-types/en.ts';

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

const inWords = (say: Readonly<Record<keyof typeof en, string>>): Readonly<Record<TypeKind, ReadyType>> => ({
  post: plain(say.post, say.posts, [], say.postPage),
  event: {
    ...plain(say.event, say.events, [
      field('time', say.eventTime, 'dateRange', { required: true }),
      field('place', say.location, 'place'),
      field('price', say.price, 'money'),
      field('tickets', say.tickets, 'products', {
        help: say.ticketsHelp,
      }),
      field('booking', say.booking, 'services', { help: say.bookingHelp }),
      field('link', say.moreInformation, 'link', { help: say.moreInformationHelp }),
    ]),
    timeField: 'time',
  },
  episode: plain(
    say.episode,
    say.episodes,
    [
      field('audio', say.audio, 'audio', { required: true }),
      field('number', say.episodeNumber, 'number'),
      field('season', say.season, 'number'),
      field('chapters', say.chapters, 'multiline', {
        help: say.chaptersHelp,
      }),
      field('transcript', say.transcript, 'file', { help: say.transcriptHelp }),
      field('explicit', say.explicit, 'toggle', { shown: false }),
    ],
    say.episodePage,
  ),
  project: plain(say.project, say.projects, [
    field('client', say.client, 'text'),
    field('year', say.year, 'number'),
    field('website', say.website, 'link'),
  ]),
  recipe: plain(say.recipe, say.recipes, [
    field('servings', say.servings, 'number'),
    field('minutes', say.minutes, 'number'),
    field('ingredients', say.ingredients, 'richText', { required: true }),
    field('method', say.method, 'richText'),
  ]),
  dish: plain(
    say.dish,
    say.dishes,
    [
      field('price', say.price, 'money'),
      field('diet', say.diet, 'choice', { options: [say.vegetarian, say.vegan] }),
      field('allergens', say.allergens, 'text', { help: say.allergensHelp }),
    ],
    say.dishPage,
  ),
  person: plain(
    say.person,
    say.people,
    [
      field('role', say.role, 'text'),
      field('email', say.email, 'text'),
      field('website', say.website, 'link'),
    ],
    say.personPage,
  ),
  testimonial: plain(say.testimonial, say.testimonials, [
    field('quote', say.quote, 'multiline', { required: true }),
    field('role', say.roleOrCompany, 'text'),
  ]),
  job: plain(say.job, say.jobs, [
    field('employment', say.employment, 'choice', {
      options: [say.fullTime, say.partTime, say.contract, say.internship],
    }),
    field('place', say.location, 'place'),
    field('salary', say.salary, 'text'),
    field('closes', say.closingDate, 'date'),
    field('apply', say.apply, 'link'),
  ]),
  place: plain(say.place, say.places, [
    field('place', say.address, 'place', { required: true }),
    field('phone', say.phone, 'text'),
    field('website', say.website, 'link'),
  ]),
  faq: plain(
    say.question,
    say.questions,
    [field('answer', say.answer, 'richText', { required: true })],
    say.questionPage,
  ),
  other: plain(say.entry, say.entries),
});

/** What a content type of each kind starts with, in the site’s main language. Owners change all of it. */
export const readyTypes = (language: Language): Readonly<Record<TypeKind, ReadyType>> =>
  inWords(readyTypeWords[language]);

/** The address of the page that lists them: from its title. Arabic sites have the English one, such as `blog`. */
export const readyAddress = (kind: TypeKind, language: Language): string =>
  slugOf(readyTypes(language === 'ar' ? 'en' : language)[kind].page, 'content', language);
