import { ActionIcon, Anchor, Badge, Button, Card, Group, Menu, Stack, Text } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconForms,
  IconInbox,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { tell, tellError } from '../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../lib/admin-ui/editing/undoable.tsx';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import type { Form } from '../../contract.ts';
import { callForms, formsQuery } from './form-calls.ts';
import { DeleteUsedForm, FormUses } from './form-uses.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../messages/admin/area.ts';

function useFormActions() {
  const words = useMessages(formsAdmin);
  const queries = useQueryClient();
  const [hidden, setHidden] = useState<readonly string[]>([]);
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
  const remove = ({ _id, name }: Form) => {
    setHidden((ids) => [...ids, _id]);
    const back = () => setHidden((ids) => ids.filter((id) => id !== _id));
    offerUndo({
      says: words.deletedItsMessagesAreKept({ name }),
      undo: back,
      commit: () =>
        void callForms('DELETE /api/form/{id}', { params: { id: _id } })
          .then(reload)
          .catch(tellError)
          .finally(back),
    });
  };
  return { hidden, copy: (form: Form) => copy.mutate(form), remove };
}

function FormRow({ form, onCopy, onRemove }: { form: Form; onCopy: () => void; onRemove: () => void }) {
  const words = useMessages(formsAdmin);
  const { _id, name, purpose, newsletter, content, messages = 0, updatedAt, uses = [] } = form;
  return (
    <Card component="li" withBorder padding="sm">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Anchor
              component={Link}
              to={`/admin/forms/edit/${_id}`}
              c="inherit"
              fw={550}
              className="admin-words"
            >
              {name}
            </Anchor>
            {purpose === 'order' && <Badge variant="light">{words.orders}</Badge>}
            {newsletter && <Badge variant="light">{words.newsletter}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            {words.questionCount({ count: content.length })}
            {!newsletter && (
              <>
                {' · '}
                <Anchor component={Link} to={`/admin/messages?form=${_id}`} size="sm" underline="always">
                  {words.messageCount({ count: messages })}
                </Anchor>
              </>
            )}
            {updatedAt && (
              <>
                {' · '}
                <Sentence say={(when) => words.changed({ when })}>
                  <Ago at={updatedAt} />
                </Sentence>
              </>
            )}
          </Text>
          <FormUses uses={uses} />
        </div>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ label: name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component={Link}
              to={`/admin/forms/edit/${_id}`}
              leftSection={<IconPencil size={16} />}
            >
              {words.edit}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={`/admin/messages?form=${_id}`}
              leftSection={<IconInbox size={16} />}
            >
              {words.viewMessages}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={onCopy}>
              {words.duplicate}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
              {words.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Card>
  );
}

/** The site's forms. */
export function FormList() {
  const words = useMessages(formsAdmin);
  const { data, error, refetch } = useQuery(formsQuery);
  const { hidden, copy, remove } = useFormActions();
  const [asked, setAsked] = useState<Form | null>(null);
  const shown = data?.filter(({ _id }) => !hidden.includes(_id));
  const make = (
    <Button component={Link} to="/admin/forms/new" leftSection={<IconPlus size={16} />}>
      {words.newForm}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.forms} lead={words.collectMessagesRequestsAndSign}>
        {make}
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} height={66} />}
      {shown && shown.length > 0 && (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {shown.map((form) => (
            <FormRow
              key={form._id}
              form={form}
              onCopy={() => copy(form)}
              onRemove={() => (form.uses?.length ? setAsked(form) : remove(form))}
            />
          ))}
        </Stack>
      )}
      {asked && <DeleteUsedForm form={asked} onDelete={() => remove(asked)} onClose={() => setAsked(null)} />}
      {shown?.length === 0 && (
        <EmptyState
          icon={<IconForms size={28} />}
          title={words.noFormsYet}
          says={words.createAFormSoVisitors}
        >
          {make}
        </EmptyState>
      )}
    </>
  );
}
