import { type Form, newForm } from '../../form-shapes.ts';
import { formTemplates } from '../../templates.ts';

const sample = (key: string): Form => ({
  _id: `sample-${key}`,
  version: 1,
  ...newForm.parse(formTemplates.find((template) => template.key === key)?.form),
});

/** Sample forms for previews where no form is chosen. */
export const sampleForms = () => ({ contact: sample('contact'), newsletter: sample('newsletter') });
