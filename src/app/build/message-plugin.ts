import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from '../../lib/messages/compile-messages.ts';
import type { Compiled } from '../../lib/messages/compiled-messages.ts';

/** Those for operators are read as they are written (`operatorMessages`). */
const catalogue = /\/messages\/(?!operator-)[\w-]+\/[a-z]{2}\.ts$/;
const area = /\/(?:messages|time-zones)\/[\w-]+\/area\.ts$/;
const loader = /import\('\.\/([a-z]{2})\.ts'\)\.then\(\(\{ (\w+) \}\) => \2\)/g;

/**
 * Compiles message catalogues, so that no message parser reaches a browser. Versions of a file are told apart by
 * modification time, because a development server reads it again.
 * @param apart whether each catalogue stays a separate file, loaded when needed
 */
export const messagePlugin = ({ apart }: { apart: boolean }): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  async load(id) {
    const [path = '', query] = id.split('?');
    // The server asks for the messages as they are written.
    if (!catalogue.test(path) || query === 'source') return null;
    const module = (await import(`${pathToFileURL(path).href}?at=${Date.now()}`)) as Record<string, Compiled>;
    return Object.entries(module)
      .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compileMessages(messages))};`)
      .join('\n');
  },
  transform(code, id) {
    if (apart || !area.test(id.split('?')[0] ?? '')) return null;
    const found = [...code.matchAll(loader)];
    const imports = found.map(
      ([, file, name]) => `import { ${name} as ${name}Words } from './${file}.ts';\n`,
    );
    return { code: `${imports.join('')}${code.replaceAll(loader, '$2Words')}`, map: null };
  },
});
