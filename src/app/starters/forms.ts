import { newForm, type NewForm } from '../../features/forms/form-shapes.ts';
import { formTemplates } from '../../features/forms/templates.ts';
import { idOf } from './write.ts';

interface StarterForm {
  id: string;
  form: NewForm;
}

/** A form from the template of that name, with changes. */
export const formFrom = (
  starter: string,
  template: 'contact' | 'newsletter',
  changes: object = {},
): StarterForm => ({
  id: idOf(starter, `form-${template}`),
  form: newForm.parse({ ...formTemplates.find(({ key }) => key === template)?.form, ...changes }),
});

export const ownForm = (starter: string, name: string, form: object): StarterForm => ({
  id: idOf(starter, `form-${name}`),
  form: newForm.parse(form),
});

export const asksName = { name: 'name', label: 'Your name', type: 'text', required: true, width: 'half' };
export const asksEmail = { name: 'email', label: 'Email', type: 'email', required: true, width: 'half' };
export const asksMessage = { name: 'message', label: 'Your message', type: 'multiline', required: true };
