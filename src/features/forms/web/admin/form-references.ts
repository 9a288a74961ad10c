import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
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
  none: 'No forms yet.',
  create: { href: '/admin/forms/new', label: 'Create form' },
};

export const newsletterReferences: ReferenceSource = {
  key: ['forms', 'newsletter'],
  fetch: choose(({ newsletter }) => newsletter),
  none: 'No newsletter forms yet.',
  create: { href: '/admin/forms/new', label: 'Create newsletter form' },
};
