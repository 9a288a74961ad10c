import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../messages/admin/area.ts';
import type { Form } from '../../contract.ts';
import { callForms } from './form-calls.ts';

const choose = (fits: (form: Form) => boolean) => async () => {
  const forms = await callForms('GET /api/forms', { query: { limit: 500 } });
  return forms.filter(fits).map(({ _id, name }) => ({ value: _id, label: name }));
};

/** The site's forms, for blocks that show one. */
export const formReferences: ReferenceSource = {
  key: ['forms', 'names'],
  fetch: choose(() => true),
  get none() {
    return messagesNow(formsAdmin).noFormsYetSentence;
  },
  get create() {
    return { href: '/admin/forms/new', label: messagesNow(formsAdmin).createForm };
  },
};

export const newsletterReferences: ReferenceSource = {
  key: ['forms', 'newsletter'],
  fetch: choose(({ newsletter }) => newsletter),
  get none() {
    return messagesNow(formsAdmin).noNewsletterFormsYet;
  },
  get create() {
    return { href: '/admin/forms/new', label: messagesNow(formsAdmin).createNewsletterForm };
  },
};
