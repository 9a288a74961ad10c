import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteWithUndo } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { Form } from '../../../contract.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';
import { callForms, formsQuery } from '../form-calls.ts';

/** What can be done to forms, one or several. */
export function useFormActions() {
  const words = useMessages(formsAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: formsQuery.queryKey });
  const copy = useMutation({
    mutationFn: ({
      name,
      purpose,
      origin,
      content,
      steps,
      button,
      thanks,
      newsletter,
      tell: told = [],
      reply,
    }: Form) =>
      callForms('POST /api/form', {
        body: {
          name: words.copyOf({ name }),
          purpose,
          origin,
          content,
          steps,
          button,
          thanks,
          newsletter,
          tell: told,
          ...(reply ? { reply } : {}),
        },
      }),
    onSuccess: async ({ name }) => {
      await reload();
      tell(words.duplicated({ name }));
    },
  });
  return {
    copy: (form: Form) => copy.mutate(form),
    remove: (forms: readonly Form[]) => {
      const ids = forms.map(({ _id }) => _id);
      deleteWithUndo({
        ids,
        says:
          forms.length === 1
            ? words.deletedItsMessagesAreKept({ name: forms[0]?.name ?? '' })
            : words.formsDeleted({ count: forms.length }),
        remove: () => callForms('POST /api/forms/delete', { body: { forms: ids } }),
        reload,
      });
    },
  };
}
