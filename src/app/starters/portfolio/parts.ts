import type { Block } from '../../../lib/content/block-kind.ts';
import { asksEmail, asksMessage, asksName, ownForm } from '../forms.ts';
import { block, pictures } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files, icon } = pictures('portfolio', facts);

export const brief = ownForm('portfolio', 'brief', {
  name: 'A new project',
  content: [
    asksName,
    asksEmail,
    {
      name: 'kind',
      label: 'What is it about?',
      type: 'choice',
      required: true,
      options: ['A house', 'A public building', 'A rebuild', 'Something else'],
    },
    {
      name: 'start',
      label: 'When would you like to begin?',
      type: 'choice',
      options: ['As soon as possible', 'This year', 'Next year', 'I am only dreaming'],
    },
    asksMessage,
  ],
  button: 'Send',
  thanks: { text: 'Thank you for your message. We’ll write back within three working days.' },
});

/** The facts of a project, in a row. */
export const facts4 = (...items: [value: string, label: string][]): Block =>
  block('numbers', { align: 'start', items: items.map(([value, label]) => ({ value, label, note: '' })) });

export const projects = [
  { slug: 'house-in-the-pines', name: 'House in the Pines', what: 'House, 148 m²', shown: 'house' },
  { slug: 'town-library', name: 'Town library', what: 'Public building, 2,300 m²', shown: 'library' },
  { slug: 'five-houses', name: 'Five houses', what: 'Terrace, 5 × 96 m²', shown: 'terrace' },
] as const;

/** Links to the other projects, at the end of each. */
export const others = (slug: string): Block =>
  block('cards', {
    ratio: 'landscape',
    items: projects
      .filter((each) => each.slug !== slug)
      .map(({ slug: to, name, what, shown }) => ({
        picture: picture(shown),
        title: name,
        text: what,
        href: `/${to}`,
        linkLabel: 'See the project',
      })),
  });
