import {
  IconArticle,
  IconBriefcase,
  IconCalendarEvent,
  IconChefHat,
  IconHelpCircle,
  IconLayoutGrid,
  IconMapPin,
  IconMicrophone,
  IconPalette,
  IconQuote,
  IconToolsKitchen2,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { TypeKind } from '../../field-kinds.ts';
import { inSentence } from '../../in-sentence.ts';

export { inSentence };

interface Words {
  /** What is added: “Blog”. */
  label: string;
  says: string;
  icon: Icon;
}

export const typeLabels: Readonly<Record<TypeKind, Words>> = {
  post: {
    label: 'Blog',
    says: 'Posts with categories, tags, authors and an RSS feed.',
    icon: IconArticle,
  },
  event: {
    label: 'Events',
    says: 'Dates and places, upcoming first, with a calendar feed.',
    icon: IconCalendarEvent,
  },
  episode: {
    label: 'Podcast',
    says: 'Episodes with audio, and a feed for Apple Podcasts and Spotify.',
    icon: IconMicrophone,
  },
  project: { label: 'Projects', says: 'A portfolio of your work or case studies.', icon: IconPalette },
  recipe: { label: 'Recipes', says: 'Ingredients, method, times and servings.', icon: IconChefHat },
  dish: {
    label: 'Menu',
    says: 'Dishes with their prices, diets and allergens.',
    icon: IconToolsKitchen2,
  },
  person: { label: 'Team', says: 'People with a role, a portrait and a short text.', icon: IconUser },
  testimonial: { label: 'Testimonials', says: 'What customers say about you.', icon: IconQuote },
  job: { label: 'Jobs', says: 'Vacancies with place, hours and closing date.', icon: IconBriefcase },
  place: { label: 'Places', says: 'Branches, venues or sights, with their address.', icon: IconMapPin },
  faq: { label: 'FAQ', says: 'Questions and answers, each with its own address.', icon: IconHelpCircle },
  other: { label: 'Your own type', says: 'Start without fields and add your own.', icon: IconLayoutGrid },
};

/** “3 posts”. */
export const countOf = ({ name, plural }: { name: string; plural: string }, count: number): string =>
  `${count.toLocaleString('en-GB')} ${inSentence(count === 1 ? name : plural)}`;
