import type { PageState } from '../../contract.ts';

/** What owners read of a page's state. */
export const stateWords: Record<PageState, { label: string; says: string; color: string }> = {
  draft: { label: 'Draft', says: 'Only you can see this page.', color: 'gray' },
  published: { label: 'Published', says: 'Visitors see what you see.', color: 'teal' },
  changed: {
    label: 'Changed',
    says: 'Published, with changes that visitors do not see yet.',
    color: 'iris',
  },
  scheduled: { label: 'Scheduled', says: 'Will be published at a time you chose.', color: 'orange' },
};
