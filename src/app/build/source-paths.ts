import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const places = /\bimport\.meta\.(dirname|url)\b/g;

/**
 * Lets bundled modules find the files beside their source, which they read or run as processes and threads. The paths are
 * relative, so that the folder of the program can be moved with its build.
 * @param root folder of the program
 * @param outDir where the bundle is in the end, relative to `root`
 */
export const sourcePaths = (root: string, outDir: string): Plugin => ({
  name: 'source-paths',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?');
    // Packages in the bundle have nothing beside them that they need.
    if (!path.startsWith(root) || path.includes('/node_modules/') || !code.includes('import.meta.'))
      return null;
    const here = JSON.stringify(slashes(relative(join(root, outDir), path)));
    const folder = JSON.stringify(slashes(relative(join(root, outDir), dirname(path))));
    const replaced = code.replaceAll(places, (_all, what) =>
      what === 'url'
        ? `new URL(${here}, import.meta.url).href`
        : `joinedPath(import.meta.dirname, ${folder})`,
    );
    // On the first line, so that the others keep their numbers.
    return { code: `import { join as joinedPath } from 'node:path'; ${replaced}`, map: null };
  },
});

const slashes = (path: string): string => path.replaceAll('\\', '/');
