import { useQuery } from '@tanstack/react-query';
import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import type { Form } from '../../contract.ts';
import { formsQuery } from './form-calls.ts';

const choose = (fits: (form: Form) => boolean) =>
  function useOptions() {
    return useQuery(formsQuery)
      .data?.filter(fits)
      .map(({ _id, name }) => ({ value: _id, label: name }));
  };

/** The site's forms, for blocks that show one. */
export const formReferences: ReferenceSource = {
  useOptions: choose(() => true),
  none: 'There is no form yet.',
  create: { href: '/admin/forms/new', label: 'Make a new form' },
};

export const newsletterReferences: ReferenceSource = {
  useOptions: choose(({ newsletter }) => newsletter),
  none: 'There is no newsletter form yet.',
  create: { href: '/admin/forms/new', label: 'Make a newsletter form' },
};
