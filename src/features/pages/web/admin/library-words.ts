import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { textsOf } from '../../../../lib/messages/texts-of.ts';
import { libraryAdmin } from '../../messages/admin-library/area.ts';
import { en } from '../../messages/admin-library/en.ts';
import { sectionsAdmin } from '../../messages/admin-sections/area.ts';
import type { DesignedSection, SectionGroup } from '../../section-library/index.ts';
import { type PageTemplate, pageTemplates } from '../../templates/index.ts';

/** Says a name or the synonyms of a designed section, or the words of a page template, in the admin's language. */
export const sayOfLibrary = textsOf(libraryAdmin, en);

type GroupKey = Exclude<Lowercase<SectionGroup>, 'call to action'> | 'callToAction';

/** The key of a group’s words. */
const keyOf = (group: SectionGroup): GroupKey =>
  group.toLowerCase().replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase()) as GroupKey;

export const groupName = (group: SectionGroup): string => messagesNow(sectionsAdmin)[keyOf(group)];

/** The words by which a section is found in the admin's language. */
export const spokenWords = ({ label, group, also }: DesignedSection): string =>
  [groupName(group), ...[label, ...also].map(sayOfLibrary)].join(' ');

/** Page templates with names and sentences in the admin's language. Their blocks are content and stay as they are. */
export const spokenTemplates = (): readonly PageTemplate[] =>
  pageTemplates.map((template) => ({
    ...template,
    name: sayOfLibrary(template.name),
    sentence: sayOfLibrary(template.sentence),
  }));
