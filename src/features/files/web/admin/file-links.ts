import type { LinkSource } from '../../../../lib/admin-ui/rich-text/link-choices.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../messages/admin/area.ts';
import { kindLabels } from './kind-labels.ts';
import { shownSize } from './shown-size.ts';
import { callFiles } from './file-calls.ts';

const SHOWN = 8;

/** Files by name; without a search, the newest. */
export const fileLinks: LinkSource = {
  get label() {
    return messagesNow(filesAdmin).files;
  },
  find: async (words) => {
    const files = await callFiles('GET /api/files', {
      query: { limit: SHOWN, ...(words ? { q: words } : {}) },
    });
    return files.map(({ name, kind, size, urls }) => ({
      href: urls.original,
      label: name,
      hint: `${kindLabels()[kind].one}, ${shownSize(size)}`,
    }));
  },
};
