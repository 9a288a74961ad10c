import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { commitAll } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import { callRedirects, REDIRECTS_KEY } from './redirect-calls.ts';
import { TargetField } from './target-field.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';

/** The redirect to create or change. */
export interface RedirectDraft {
  /** Absent for a new one. */
  id?: string;
  subdomain: string;
  from: string;
  to: string;
}

interface Props {
  draft: RedirectDraft;
  onClose: () => void;
}

/** Asks where an address should lead. */
export function RedirectDialog({ draft, onClose }: Props) {
  const words = useMessages(redirectsAdmin);
  const [from, setFrom] = useState(draft.from);
  const [to, setTo] = useState(draft.to);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(from.trim() ? {} : { from: words.enterTheAddressToRedirect }),
      ...(to.trim() ? {} : { to: words.chooseWhereToRedirectTo }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const body = { from, to, subdomain: draft.subdomain };
    try {
      // The address of a deleted redirect is free only when its deletion is final.
      await commitAll();
      if (draft.id) await callRedirects('PUT /api/redirect/{id}', { params: { id: draft.id }, body });
      else await callRedirects('POST /api/redirect', { body });
      await queries.invalidateQueries({ queryKey: REDIRECTS_KEY });
      tell(words.redirectSaved);
      onClose();
    } catch (error) {
      const fields = isRefusal(error) ? fieldsOf(error) : {};
      const sentence = tellError(error);
      setErrors(Object.keys(fields).length > 0 ? fields : { from: sentence });
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={draft.id ? words.editRedirect : words.addRedirect}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="md">
          <TextInput
            label={words.redirectFrom}
            description={words.thePartAfterYourDomain}
            placeholder={words.oldPage}
            value={from}
            error={errors['from']}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            data-autofocus={draft.from === '' ? true : undefined}
          />
          <TargetField value={to} error={errors['to'] ?? errors['page']} onChange={setTo} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
