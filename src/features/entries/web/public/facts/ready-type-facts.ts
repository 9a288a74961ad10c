/** Structured data of the ready types beside posts, events and episodes. https://schema.org */
import { walkTree } from '../../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../lib/content/rich-text.ts';
import type { ShownEntry } from '../../../entry-shapes.ts';
import type { TypeKind } from '../../../field-kinds.ts';
import type { Place } from '../../../field-values.ts';
import { type Fact, linesOf, offer, placeFacts, valuesOf } from './entry-values.ts';

interface About {
  currency: string;
  site: { name: string };
}

/** Pairs whose value is known. */
const known = (facts: Fact): Fact =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== '' && !isEmpty(value)),
  );
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const organisation = ({ site }: About): Fact => ({ '@type': 'Organization', name: site.name, url: '/' });

/** Addresses of other websites that say more of the same. */
const elsewhere = (href: string | undefined): string[] => (href?.startsWith('http') ? [href] : []);

function recipe(entry: ShownEntry): Fact {
  const { at } = valuesOf(entry);
  const minutes = at<number>('minutes', 'number');
  return {
    '@type': 'Recipe',
    name: entry.name,
    datePublished: entry.date,
    recipeYield: at<number>('servings', 'number')?.toString(),
    totalTime: minutes === undefined ? undefined : `PT${Math.round(minutes)}M`,
    recipeIngredient: linesOf(at<RichText>('ingredients', 'richText')),
    recipeInstructions: linesOf(at<RichText>('method', 'richText')).map((text) => ({
      '@type': 'HowToStep',
      text,
    })),
    recipeCategory: entry.categories[0]?.name,
    keywords: entry.tags.map(({ name }) => name).join(', '),
  };
}

/** What a choice means, by its text in a language that new types are made in. */
const meaningOf = (meanings: Readonly<Record<string, string>>, text = ''): string | undefined =>
  Object.entries(meanings).find(([, texts]) => texts.split('|').includes(text))?.[0];

const diets = {
  'https://schema.org/VeganDiet': 'Vegan|Végan|Vegano|Veganistisch|Wegańskie|Veganskt|نباتي صرف',
  'https://schema.org/VegetarianDiet':
    'Vegetarian|Vegetarisch|Végétarien|Vegetariano|Wegetariańskie|Vegetariskt|نباتي',
};

const project = (entry: ShownEntry): Fact => ({
  '@type': 'CreativeWork',
  name: entry.name,
  datePublished: entry.date,
});

function dish(entry: ShownEntry, { currency }: About): Fact {
  const { first, at } = valuesOf(entry);
  const price = first<number>('money');
  return {
    '@type': 'MenuItem',
    name: entry.name,
    suitableForDiet: meaningOf(diets, at<string>('diet', 'choice')),
    offers: price === undefined ? undefined : offer(price, currency),
  };
}

function person(entry: ShownEntry, about: About): Fact {
  const { at } = valuesOf(entry);
  return {
    '@type': 'Person',
    name: entry.name,
    jobTitle: at<string>('role', 'text'),
    email: at<string>('email', 'text'),
    sameAs: elsewhere(at<string>('website', 'link')),
    worksFor: organisation(about),
  };
}

/** As Google names them. https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const employments = {
  FULL_TIME:
    'Full-time|Vollzeit|Temps plein|Jornada completa|Tempo pieno|Voltijd|Tempo inteiro|Pełny etat|Heltid|دوام كامل',
  PART_TIME:
    'Part-time|Teilzeit|Temps partiel|Media jornada|Deeltijd|Tempo parcial|Część etatu|Deltid|دوام جزئي',
  TEMPORARY:
    'Befristet|Contrat temporaire|Temporal|Contratto a termine|Tijdelijk contract|Contrato a termo|Visstid',
  CONTRACTOR: 'Contract|Kontrakt|عقد',
  INTERN: 'Internship|Praktikum|Stage|Prácticas|Tirocinio|Estágio|Staż|Praktik|تدريب',
};

const isText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** All of its text: search engines want more of a job than an excerpt. */
function textOf({ excerpt, blocks }: ShownEntry): string {
  const texts = [...walkTree(blocks)].flatMap(({ block }) => Object.values(block.props).filter(isText));
  return [excerpt, ...texts.map(plainText)].filter((text) => text !== '').join('\n\n');
}

function job(entry: ShownEntry, about: About): Fact {
  const { first, at } = valuesOf(entry);
  const place = first<Place>('place');
  return {
    '@type': 'JobPosting',
    title: entry.name,
    description: textOf(entry),
    datePosted: entry.date,
    validThrough: at<string>('closes', 'date'),
    employmentType: meaningOf(employments, at<string>('employment', 'choice')),
    jobLocation: place && placeFacts(place),
    hiringOrganization: organisation(about),
  };
}

/** A place that can be called is a business; a lake isn’t. */
function venue(entry: ShownEntry): Fact {
  const { first, at } = valuesOf(entry);
  const place = first<Place>('place');
  const telephone = at<string>('phone', 'text');
  return {
    '@type': telephone ? 'LocalBusiness' : 'Place',
    name: entry.name,
    address: place && (place.address || place.name),
    hasMap: elsewhere(place?.href)[0],
    telephone,
    sameAs: elsewhere(at<string>('website', 'link')),
  };
}

function question(entry: ShownEntry): Fact | undefined {
  const answer = valuesOf(entry).at<RichText>('answer', 'richText');
  if (!answer) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: entry.name,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      },
    ],
  };
}

function testimonial(entry: ShownEntry): Fact {
  const { at } = valuesOf(entry);
  return {
    '@type': 'Quotation',
    text: at<string>('quote', 'multiline'),
    creator: known({ '@type': 'Person', name: entry.name, jobTitle: at<string>('role', 'text') }),
  };
}

const makers: Readonly<Partial<Record<TypeKind, (entry: ShownEntry, about: About) => Fact | undefined>>> = {
  project,
  recipe,
  dish,
  person,
  job,
  place: venue,
  faq: question,
  testimonial,
};

/** @returns `undefined` for types of which nothing more is known than that they are pages */
export function readyTypeFacts(entry: ShownEntry, about: About): Fact | undefined {
  const facts = makers[entry.type.kind]?.(entry, about);
  return facts && known(facts);
}
