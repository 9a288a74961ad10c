import type { Compiled } from '../../../lib/messages/compiled-messages.ts';

/** The catalogues of a language by the names of their areas, from the paths of their files. */
export const byArea = (files: Record<string, unknown>): Record<string, Compiled> =>
  Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [
      path.replace(/^\/src\//, '').replace(/messages\/([\w-]+)\/\w+\.ts$/, '$1'),
      messages as Compiled,
    ]),
  );
