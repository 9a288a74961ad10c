import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../lib/admin-ui/dialogs/dialog.tsx';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import type { Form } from '../../contract.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../messages/admin/area.ts';

type Uses = NonNullable<Form['uses']>;

/** More pages than the first ones are shown when asked for; a single one takes no more room than the words for it. */
const FIRST = 2;

/** “Used on: Contact, Home and 5 more” */
export function FormUses({ uses, isWhole = false }: { uses: Uses; isWhole?: boolean }) {
  const words = useMessages(formsAdmin);
  const [isOpen, setOpen] = useState(false);
  const isShort = !isWhole && uses.length > FIRST + 1;
  const shown = isShort && !isOpen ? uses.slice(0, FIRST) : uses;
  if (uses.length === 0)
    return (
      <Text component="span" size="sm" c="dimmed" display="block">
        {words.notUsedOnAnyPage}
      </Text>
    );
  return (
    <Text component="span" size="sm" c="dimmed" display="block" className="admin-words">
      <Sentence say={(pages) => words.usedOn({ pages })}>
        {shown.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <Anchor component={Link} to={href} size="sm" underline="always">
              {label}
            </Anchor>
          </Fragment>
        ))}
      </Sentence>{' '}
      {isShort && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showFewerPages : words.andMorePages({ count: uses.length - FIRST })}
        </Anchor>
      )}
    </Text>
  );
}

interface Props {
  forms: readonly Form[];
  onDelete: () => void;
  onClose: () => void;
}

/** Confirms the deletion of forms that visitors still see. */
export const DeleteUsedForms = ({ forms, onDelete, onClose }: Props) => {
  const words = useMessages(formsAdmin);
  const [first] = forms;
  const isOne = first !== undefined && forms.length === 1;
  const uses = new Map(forms.flatMap((form) => (form.uses ?? []).map((use) => [use.href, use])));
  return (
    <Dialog
      onClose={onClose}
      title={
        isOne ? words.deleteNamed({ name: first.name }) : words.deleteFormsQuestion({ count: forms.length })
      }
    >
      <Stack gap="md">
        <Text size="sm">{isOne ? words.itsStillUsedOnThese : words.someAreStillUsed}</Text>
        <FormUses uses={[...uses.values()]} isWhole />
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
            {isOne ? words.deleteForm : words.deleteForms}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
