import { useDebouncedValue } from '@mantine/hooks';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { readBody } from '../../../mail-body.ts';
import { type MailKind, rowNames } from '../../../mail-kind.ts';
import type { EmailTemplate } from '../../../template-contract.ts';
import { writeBody } from '../../../write-body.ts';
import { callMails } from '../mail-calls.ts';
import { useKeepTemplate } from '../use-switch-mail.ts';
import type { Words } from './preview-pane.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

/** The texts of an email being edited. */
export function useMailEditing(kind: MailKind, template: EmailTemplate) {
  const words = useMessages(emailsAdmin);
  const documentOf = (body: string) => readBody(body, rowNames(kind)).document;
  const editing = useEditing(template, {
    // As the editors write it, so that opening an email changes nothing.
    draftOf: ({ subject, body }): Words => ({ subject, body: writeBody(documentOf(body)) }),
    send: ({ now, stored: { _id, version } }) =>
      callMails('PUT /api/email/{id}', { params: { id: _id }, body: { ...now, version } }),
    keep: useKeepTemplate(),
    says: words.emailSavedNewEmailsWill,
  });
  const { now, change } = editing;
  const document = documentOf(now.body);
  const [shown] = useDebouncedValue(now, 300);
  return {
    ...editing,
    document,
    /** The draft, once typing pauses. */
    shown,
    changeDocument: (part: Partial<typeof document>) => change({ body: writeBody({ ...document, ...part }) }),
  };
}
