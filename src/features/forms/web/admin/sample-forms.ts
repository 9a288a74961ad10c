import { type Form, newForm } from '../../form-shapes.ts';
import { en } from '../../messages/templates/en.ts';
import type { TemplateWords } from '../../messages/templates/load.ts';
import { formTemplates } from '../../templates.ts';

const sample = (key: string, say: TemplateWords): Form => ({
  _id: `sample-${key}`,
  version: 1,
  ...newForm.parse(formTemplates.find((template) => template.key === key)?.make(say)),
});

/** Sample forms for previews where no form is chosen. */
export const sampleForms = (say: TemplateWords = en) => ({
  contact: sample('contact', say),
  newsletter: sample('newsletter', say),
});
