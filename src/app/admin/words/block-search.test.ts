import { afterEach, expect, test, vi } from 'vitest';
import { findPicks } from '../../../features/pages/web/admin/edit/blocks/picks.ts';
import { synonymsOf } from '../../../features/pages/web/admin/edit/blocks/pick-synonyms.ts';
import { speakAdmin } from '../../../lib/messages/admin-area.ts';
import { blockKindList } from '../../blocks.ts';
import { catalogues as de } from './de.ts';
import { catalogues as es } from './es.ts';
import { catalogues as fr } from './fr.ts';
import { spokenKinds } from './spoken-kinds.ts';

afterEach(() => {
  speakAdmin('en', {});
  vi.unstubAllGlobals();
});

const languages = { de, fr, es } as const;

test('every kind of block that one can add has synonyms, in every language', () =>
  expect(
    blockKindList
      .map(({ type }) => type)
      .filter((type) => !['savedSection', 'entryPart'].includes(type) && synonymsOf(type) === ''),
  ).toEqual([]));

test.each([
  ['de', 'Bild', 'image'],
  ['de', 'Foto', 'image'],
  ['de', 'Galerie', 'gallery'],
  ['de', 'Diashow', 'gallery'],
  ['de', 'Karte', 'contactDetails'],
  ['de', 'Öffnungszeiten', 'hours'],
  ['de', 'offnungs', 'hours'],
  ['de', 'Preise', 'priceTable'],
  ['de', 'Formular', 'form'],
  ['de', 'Akkordeon', 'accordion'],
  ['de', 'häufige Fragen', 'accordion'],
  ['de', 'FAQ', 'accordion'],
  ['de', 'Kundenstimmen', 'testimonials'],
  ['de', 'Button', 'button'],
  ['de', 'picture', 'image'],
  ['de', 'opening hours', 'hours'],
  ['de', 'feature list', 'featureList'],
  ['fr', 'image', 'image'],
  ['fr', 'galerie', 'gallery'],
  ['fr', 'diaporama', 'gallery'],
  ['fr', 'plan', 'contactDetails'],
  ['fr', 'horaires', 'hours'],
  ['fr', 'tarifs', 'priceTable'],
  ['fr', 'formulaire', 'form'],
  ['fr', 'accordeon', 'accordion'],
  ['fr', 'avis', 'testimonials'],
  ['fr', 'actualités', 'entryList'],
  ['es', 'imagen', 'image'],
  ['es', 'galeria', 'gallery'],
  ['es', 'mapa', 'contactDetails'],
  ['es', 'horarios', 'hours'],
  ['es', 'precios', 'priceTable'],
  ['es', 'formulario', 'form'],
  ['es', 'acordeón', 'accordion'],
  ['es', 'FAQ', 'accordion'],
  ['es', 'opiniones', 'testimonials'],
] as const)('in %s, “%s” finds %s', (language, search, type) => {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  speakAdmin(language, languages[language]);
  const picks = spokenKinds(blockKindList).map(({ type: key, label, hint, group }) => ({
    key,
    label,
    hint,
    group,
  }));
  const found = findPicks(picks, search).all.slice(0, 4);
  expect(found.map(({ key }) => key)).toContain(type);
});
