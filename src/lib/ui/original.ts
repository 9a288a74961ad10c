import { useRouteLoaderData } from 'react-router';
import type { Language } from '../messages/languages.ts';
import { directionOf } from '../values/direction.ts';

/**
 * Attributes of an element with an owner's text that isn't translated, in a document of another language: it is read aloud and
 * written in its own. None in the main language.
 */
export function useOriginal(): { lang?: Language; dir?: 'ltr' | 'rtl'; 'data-original'?: true } {
  const start = useRouteLoaderData<{ base: string; main: Language }>('root');
  return start?.base ? { lang: start.main, dir: directionOf(start.main), 'data-original': true } : {};
}
