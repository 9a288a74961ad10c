import { Button, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useShortSearch } from '../../../../../lib/admin-ui/lists/short-search.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Person } from '../../../people-contract.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { invitationsQuery, peopleQuery } from './people-calls.ts';
import { InvitationRow, PersonRow } from './people-rows.tsx';
import css from './people.module.css';
import { TwoStepSwitch } from './two-step-switch.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

function People({ people }: { people: readonly Person[] }) {
  const words = useMessages(accountsAdmin);
  const owners = people.filter(({ role }) => role === 'owner').length;
  const { found, search } = useShortSearch({
    rows: people,
    textsOf: ({ email }) => [email],
    label: words.staff,
  });
  return (
    <div>
      {search}
      <ul className={css.list} aria-label={words.people}>
        {found.map((person) => (
          <PersonRow key={person._id} person={person} last={person.role === 'owner' && owners === 1} />
        ))}
      </ul>
    </div>
  );
}

/** Staff and pending invitations. */
export function PeopleScreen() {
  const words = useMessages(accountsAdmin);
  const people = useQuery(peopleQuery);
  const invitations = useQuery(invitationsQuery);
  const [inviting, setInviting] = useState(false);
  const error = people.error ?? invitations.error;
  return (
    <>
      <PageHeader
        title={words.staff}
        back={{ to: '/admin/settings', label: words.settings }}
        lead={words.peopleWhoWorkOnThis}
      >
        <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
          {words.inviteStaff}
        </Button>
      </PageHeader>
      {error && (
        <LoadError
          error={error}
          onRetry={() => void Promise.all([people.refetch(), invitations.refetch()])}
        />
      )}
      {!error && !people.data && <ListSkeleton rows={3} />}
      <Stack gap="xl" maw={860}>
        {people.data && <TwoStepSwitch />}
        {people.data && <People people={people.data} />}
        {people.data?.length === 1 && invitations.data?.length === 0 && (
          <Text c="dimmed">{words.youreTheOnlyPersonOn}</Text>
        )}
        {invitations.data && invitations.data.length > 0 && (
          <section aria-labelledby="invited">
            <Title order={2} size="h3" id="invited" mb="sm">
              {words.invited}
            </Title>
            <ul className={css.list}>
              {invitations.data.map((invitation) => (
                <InvitationRow key={invitation._id} invitation={invitation} />
              ))}
            </ul>
          </section>
        )}
      </Stack>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
