import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogues } from '../../features/websites/server/index.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { wordingAreas } from './areas.ts';

const src = join(import.meta.dirname, '../..');

/** The folder of a catalogue, by the name of its area. */
export function catalogueFolder(area: string): string {
  const [owner = '', name = ''] = area.split('.');
  const place =
    { ui: 'lib', http: 'lib', postal: 'lib', 'site-access': 'app', offline: 'app' }[owner] ?? 'features';
  return join(src, place, owner, 'messages', name);
}

type Texts = Readonly<Record<string, string>>;
const texts = new Map<string, Promise<Texts>>();

async function load(area: string, language: Language): Promise<Texts> {
  const { href } = pathToFileURL(join(catalogueFolder(area), `${language}.ts`));
  // As written: a build that loads the server's code would compile the messages.
  const module = (await import(/* @vite-ignore */ `${href}?source`)) as Record<string, Texts>;
  return module[language] ?? {};
}

/** The catalogues that sites may word otherwise. Each is read when it is first needed. */
export const catalogues: Catalogues = {
  areas: wordingAreas,
  read: (area, language) => {
    const known = texts.get(`${area} ${language}`);
    if (known) return known;
    const read = load(area, language);
    texts.set(`${area} ${language}`, read);
    return read;
  },
};
