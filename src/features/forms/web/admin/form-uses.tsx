import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../lib/admin-ui/dialogs/dialog.tsx';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import type { Form } from '../../contract.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../messages/admin/area.ts';

type Uses = NonNullable<Form['uses']>;

/** “Used on: Contact, Home” */
export function FormUses({ uses }: { uses: Uses }) {
  const words = useMessages(formsAdmin);
  if (uses.length === 0)
    return (
      <Text component="span" size="sm" c="dimmed" display="block">
        {words.notUsedOnAnyPage}
      </Text>
    );
  return (
    <Text component="span" size="sm" c="dimmed" display="block" className="admin-words">
      <Sentence say={(pages) => words.usedOn({ pages })}>
        {uses.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <Anchor component={Link} to={href} size="sm" underline="always">
              {label}
            </Anchor>
          </Fragment>
        ))}
      </Sentence>
    </Text>
  );
}

interface Props {
  form: Form;
  onDelete: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a form that visitors still see. */
export const DeleteUsedForm = ({ form, onDelete, onClose }: Props) => {
  const words = useMessages(formsAdmin);
  return (
    <Dialog onClose={onClose} title={words.deleteNamed({ name: form.name })}>
      <Stack gap="md">
        <Text size="sm">{words.itsStillUsedOnThese}</Text>
        <FormUses uses={form.uses ?? []} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.cancel}
          </Button>
          <Button
            color="red"
            onClick={() => {
              onDelete();
              onClose();
            }}
          >
            {words.deleteForm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
