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
import { inSentence as lowerCase } from '../../in-sentence.ts';
import { pageLanguage } from '../../../../lib/messages/area.ts';
import type { Words } from '../../../../lib/messages/define.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { entriesAdmin } from '../../messages/admin/area.ts';
import type { en } from '../../messages/admin/en.ts';

/** A name in the middle of a sentence. Nouns keep their capital letter in German. */
export const inSentence = (name: string): string => (pageLanguage() === 'de' ? name : lowerCase(name));

interface Labels {
  /** What is added: “Blog”. */
  label: string;
  says: string;
  icon: Icon;
}

const labelled = (icon: Icon, read: (words: Words<typeof en>) => [label: string, says: string]): Labels => ({
  icon,
  get label() {
    return read(messagesNow(entriesAdmin))[0];
  },
  get says() {
    return read(messagesNow(entriesAdmin))[1];
  },
});

export const typeLabels: Readonly<Record<TypeKind, Labels>> = {
  post: labelled(IconArticle, (words) => [words.blog, words.blogSays]),
  event: labelled(IconCalendarEvent, (words) => [words.events, words.eventsSay]),
  episode: labelled(IconMicrophone, (words) => [words.podcast, words.podcastSays]),
  project: labelled(IconPalette, (words) => [words.projects, words.projectsSay]),
  recipe: labelled(IconChefHat, (words) => [words.recipes, words.recipesSay]),
  dish: labelled(IconToolsKitchen2, (words) => [words.menu, words.menuSays]),
  person: labelled(IconUser, (words) => [words.team, words.teamSays]),
  testimonial: labelled(IconQuote, (words) => [words.testimonials, words.testimonialsSay]),
  job: labelled(IconBriefcase, (words) => [words.jobs, words.jobsSay]),
  place: labelled(IconMapPin, (words) => [words.places, words.placesSay]),
  faq: labelled(IconHelpCircle, (words) => [words.faq, words.faqSays]),
  other: labelled(IconLayoutGrid, (words) => [words.yourOwnType, words.yourOwnTypeSays]),
};

/** “3 posts”. */
export const countOf = ({ name, plural }: { name: string; plural: string }, count: number): string =>
  messagesNow(entriesAdmin).countOf({ count, one: inSentence(name), many: inSentence(plural) });
