import type { LinkSource } from '../../../../lib/admin-ui/rich-text/link-choices.ts';
import { kindLabels } from '../../file-labels.ts';
import { readableSize } from '../../readable-size.ts';
import { callFiles } from './file-calls.ts';

const SHOWN = 8;

/** Files by name; without a search, the newest. */
export const fileLinks: LinkSource = {
  label: 'Files',
  find: async (words) => {
    const files = await callFiles('GET /api/files', {
      query: { limit: SHOWN, ...(words ? { q: words } : {}) },
    });
    return files.map(({ name, kind, size, urls }) => ({
      href: urls.original,
      label: name,
      hint: `${kindLabels[kind].one}, ${readableSize(size)}`,
    }));
  },
};
