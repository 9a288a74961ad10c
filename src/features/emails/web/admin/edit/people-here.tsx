import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { PeopleHere } from '../../../../../lib/admin-ui/presence/people-here.tsx';
import { nameOfOther, useOthers, usePresence } from '../../../../../lib/admin-ui/presence/use-presence.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { emailsAdmin } from '../../../messages/admin/area.ts';
import { callMails } from '../mail-calls.ts';

/** Tells the others that this window has the email open, and whether it has unsaved changes. */
export const useMailPresence = (id: string, isChanged: boolean): void =>
  usePresence(`mail:${id}`, {
    tell: (body) => callMails('POST /api/email/{id}/presence', { params: { id }, body }),
    look: () => ({ block: null, typing: isChanged }),
  });

/** Who else has the email open. */
export const PeopleInMail = ({ id }: { id: string }) => <PeopleHere others={useOthers(`mail:${id}`)} />;

/** Somebody else has unsaved changes of the email. It stays open to both: whoever saves later chooses. */
export function EditingNotice({ id }: { id: string }) {
  const say = useMessages(emailsAdmin);
  const others = useOthers(`mail:${id}`).filter(({ typing }) => typing);
  const other = others.find(({ isYou }) => !isYou) ?? others[0];
  if (!other) return null;
  return (
    <Alert color="orange" icon={<IconPencil />} role="status">
      {other.isYou ? (
        say.youAreEditingThisEmail
      ) : (
        <Sentence say={(name) => say.isEditingThisEmail({ name })}>
          <bdi>{nameOfOther(other)}</bdi>
        </Sentence>
      )}
    </Alert>
  );
}
