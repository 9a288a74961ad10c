import { useQueryClient } from '@tanstack/react-query';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { Form } from '../../../contract.ts';
import { callForms, formQuery, formsQuery } from '../form-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

export type Draft = Required<
  Pick<
    Form,
    | 'name'
    | 'purpose'
    | 'origin'
    | 'content'
    | 'steps'
    | 'button'
    | 'thanks'
    | 'newsletter'
    | 'tell'
    | 'reply'
  >
>;

const draftOf = (form: Form): Draft => ({
  name: form.name,
  purpose: form.purpose,
  origin: form.origin,
  content: form.content,
  steps: form.steps,
  button: form.button,
  thanks: form.thanks,
  newsletter: form.newsletter,
  tell: form.tell ?? [],
  reply: form.reply ?? { on: false, subject: '', text: '' },
});

/** A form being edited. */
export function useFormEditing(loaded: Form) {
  const words = useMessages(formsAdmin);
  const queries = useQueryClient();
  return useEditing(loaded, {
    draftOf,
    send: ({ now, stored: { _id, version } }) =>
      callForms('PUT /api/form/{id}', { params: { id: _id }, body: { ...now, version } }),
    keep: (form) => {
      queries.setQueryData(formQuery(form._id).queryKey, form);
      void queries.invalidateQueries({ queryKey: formsQuery.queryKey });
    },
    says: words.formSavedChangesAreLive,
  });
}

export type FormEditing = ReturnType<typeof useFormEditing>;
