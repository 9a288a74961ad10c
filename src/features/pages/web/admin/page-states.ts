import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import type { PageState } from '../../contract.ts';
import { viewsAdmin } from '../../messages/admin-views/area.ts';

interface StateLabels {
  label: string;
  says: string;
  color: string;
}

/** @param key the message with the label; the one with `Says` at its end explains it */
const labels = (key: PageState | 'waiting', color: string): StateLabels => ({
  color,
  get label() {
    return messagesNow(viewsAdmin)[key];
  },
  get says() {
    return messagesNow(viewsAdmin)[`${key}Says`];
  },
});

/** Labels of page states. */
export const stateLabels: Record<PageState, StateLabels> = {
  draft: labels('draft', 'gray'),
  published: labels('published', 'teal'),
  changed: labels('changed', 'iris'),
  scheduled: labels('scheduled', 'orange'),
};

/** Beside the state of a page: a request for approval is open. */
export const WAITING = 'waiting';
export const waitingLabels = labels(WAITING, 'orange');
