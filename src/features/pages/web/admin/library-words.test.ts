import { afterEach, expect, test } from 'vitest';
import { speakAdmin } from '../../../../lib/messages/admin-area.ts';
import { de } from '../../messages/admin-library/de.ts';
import { es } from '../../messages/admin-library/es.ts';
import { fr } from '../../messages/admin-library/fr.ts';
import { de as deSections } from '../../messages/admin-sections/de.ts';
import { es as esSections } from '../../messages/admin-sections/es.ts';
import { fr as frSections } from '../../messages/admin-sections/fr.ts';
import { designedSections, findSections } from '../../section-library/index.ts';
import { pageTemplates } from '../../templates/index.ts';
import { sayOfLibrary, spokenTemplates, spokenWords } from './library-words.ts';

afterEach(() => speakAdmin('en', {}));

const marked = () => {
  const catalogue = Object.fromEntries(Object.entries(de).map(([key, text]) => [key, `‹${text}›`]));
  speakAdmin('de', { 'features/pages/admin-library': catalogue });
};

test('every name and synonym of a section, and every word of a template, has a translation', () => {
  marked();
  const said = [
    ...designedSections.flatMap(({ label, also }) => [label, ...also]).map(sayOfLibrary),
    ...spokenTemplates().flatMap(({ name, sentence }) => [name, sentence]),
  ];
  expect(said.filter((text) => !text.startsWith('‹'))).toEqual([]);
});

test('what a template consists of stays as it is', () => {
  marked();
  expect(spokenTemplates().map(({ key, blocks }) => [key, blocks])).toEqual(
    pageTemplates.map(({ key, blocks }) => [key, blocks]),
  );
});

const catalogues = { de: [de, deSections], fr: [fr, frSections], es: [es, esSections] } as const;

test.each([
  ['de', 'öffnungszeiten', 'contact-hours'],
  ['de', 'Bewertung', 'testimonials-three'],
  ['de', 'opening hours', 'contact-hours'],
  ['fr', 'equipe', 'team-portraits'],
  ['fr', 'horaires d’ouverture', 'contact-hours'],
  ['es', 'galeria', 'gallery-pair'],
  ['es', 'preguntas acordeón', 'faq-list'],
] as const)('in %s, “%s” finds %s', (language, search, key) => {
  const [library, sections] = catalogues[language];
  speakAdmin(language, {
    'features/pages/admin-library': library,
    'features/pages/admin-sections': sections,
  });
  const found = findSections(search, 'Hero', spokenWords);
  expect(found.map((section) => section.key)).toContain(key);
});
