import { useRouteLoaderData } from 'react-router';
import type { Language } from '../messages/languages.ts';
import { directionOf } from '../values/direction.ts';

type Attributes = { lang?: Language; dir?: 'ltr' | 'rtl'; 'data-original'?: true };

/** The part of a record that says which of its texts are translated. */
interface Translated<Text> {
  translated?: readonly Text[] | undefined;
}

/**
 * Attributes of an element with an owner's text that isn't translated, in a document of another language: it is read aloud and
 * written in its own. None for a text in the language of the page.
 */
export function useOriginal(): <Text extends string>(
  of: Translated<Text>,
  text: NoInfer<Text>,
) => Attributes {
  const start = useRouteLoaderData<{ other: Language | ''; main: Language }>('root');
  return ({ translated }, text) =>
    start?.other && !translated?.includes(text)
      ? { lang: start.main, dir: directionOf(start.main), 'data-original': true }
      : {};
}
