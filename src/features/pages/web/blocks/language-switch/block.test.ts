import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { type LanguageLink, LanguageLinksContext } from '../shared/shown-page.ts';
import { languageSwitchBlock } from './block.ts';
import { LanguageSwitchView } from './view.tsx';

describe('language switcher', () => checkBlock(languageSwitchBlock, LanguageSwitchView));

const shownWith = (languages: LanguageLink[]) => {
  const view = createElement(LanguageSwitchView, { align: 'start', id: 'b1' });
  return renderToStaticMarkup(createElement(LanguageLinksContext, { value: languages }, view));
};

test('links to the page in each language, in the words of that language', () =>
  expect(
    shownWith([
      { language: 'en', name: 'English', href: '/about', isHere: true },
      { language: 'ar', name: 'العربية', href: '/ar/about', isHere: false },
    ]),
  ).toMatch(/<a [^>]*href="\/ar\/about" hrefLang="ar" lang="ar">العربية<\/a>/));
test('a site with one language shows nothing', () => expect(shownWith([])).toBe(''));
test('in the editor it shows a sample', () =>
  expect(markup(languageSwitchBlock, LanguageSwitchView, {})).toMatch(/English.*Deutsch/));
