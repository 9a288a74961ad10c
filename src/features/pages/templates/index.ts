import { about } from './about.ts';
import { contact } from './contact.ts';
import { event } from './event.ts';
import { landing } from './landing.ts';
import { menu } from './menu.ts';
import { portfolio } from './portfolio.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { story } from './story.ts';
import { team } from './team.ts';
import type { PageTemplate } from './write.ts';

export type { PageTemplate } from './write.ts';

/** Page templates, in the order in which owners see them. */
export const pageTemplates: readonly PageTemplate[] = [
  landing,
  about,
  services,
  contact,
  portfolio,
  event,
  team,
  questions,
  story,
  menu,
];
