import type { PageState } from '../../contract.ts';

/** Labels of page states. */
export const stateLabels: Record<PageState, { label: string; says: string; color: string }> = {
  draft: { label: 'Draft', says: 'Only you can see this page.', color: 'gray' },
  published: { label: 'Published', says: 'Visitors see the latest version.', color: 'teal' },
  changed: {
    label: 'Changed',
    says: 'Published, with changes that visitors don’t see yet.',
    color: 'iris',
  },
  scheduled: { label: 'Scheduled', says: 'Will be published at the time you chose.', color: 'orange' },
};

/** Beside the state of a page: a request for approval is open. */
export const WAITING = 'waiting';
export const waitingLabels = {
  label: 'Waiting for approval',
  says: 'Someone requested approval to publish this page.',
  color: 'orange',
};
