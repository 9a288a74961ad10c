import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../lib/admin-ui/dialogs/dialog.tsx';
import type { Form } from '../../contract.ts';

type Uses = NonNullable<Form['uses']>;

/** “Used on: Contact, Home” */
export function FormUses({ uses }: { uses: Uses }) {
  if (uses.length === 0)
    return (
      <Text component="span" size="sm" c="dimmed" display="block">
        Not used on any page yet. Choose “Add to site” to show it to visitors.
      </Text>
    );
  return (
    <Text component="span" size="sm" c="dimmed" display="block" className="admin-words">
      Used on:{' '}
      {uses.map(({ href, label }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <Anchor component={Link} to={href} size="sm" underline="always">
            {label}
          </Anchor>
        </Fragment>
      ))}
    </Text>
  );
}

interface Props {
  form: Form;
  onDelete: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a form that visitors still see. */
export const DeleteUsedForm = ({ form, onDelete, onClose }: Props) => (
  <Dialog onClose={onClose} title={`Delete “${form.name}”?`}>
    <Stack gap="md">
      <Text size="sm">It’s still used on these pages. Deleting it leaves a gap there.</Text>
      <FormUses uses={form.uses ?? []} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          onClick={() => {
            onDelete();
            onClose();
          }}
        >
          Delete form
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
