import { ActionIcon, Badge, Button, Group, Menu, Select, Text, VisuallyHidden } from '@mantine/core';
import { IconDots, IconKey, IconLockOff, IconLogout, IconTrash } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { Invitation, Person } from '../../../people-contract.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { roles } from '../../../roles.ts';
import { roleLabels } from './role-labels.ts';
import css from './people.module.css';
import { calledBy, usePeopleActions } from './use-people-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

interface PersonProps {
  person: Person;
  /** The only owner, whose role can't be changed. */
  last: boolean;
}

function PersonMenu({ person, last }: PersonProps) {
  const words = useMessages(accountsAdmin);
  const actions = usePeopleActions();
  const name = calledBy(person);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={words.moreActionsFor({ name })}
          disabled={last}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!person.you && (
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => actions.handOver(person)}>
            {words.transferOwnership}
          </Menu.Item>
        )}
        {!person.you && (
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => actions.signOut(person)}>
            {words.signOutOfAllDevices}
          </Menu.Item>
        )}
        {!person.you && person.twoStep && (
          <Menu.Item leftSection={<IconLockOff size={16} />} onClick={() => actions.endSecondSteps(person)}>
            {words.turnOffTwoStepVerification}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => actions.remove(person)}>
          {words.removeFromSite}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function PersonRow({ person, last }: PersonProps) {
  const words = useMessages(accountsAdmin);
  const actions = usePeopleActions();
  const name = calledBy(person);
  const labels = roleLabels();
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Text fw={600} className="admin-words">
          {name} {person.you && <Badge variant="default">{words.you}</Badge>}{' '}
          {person.twoStep && (
            <Badge variant="default" tt="none">
              {words.twoStepVerification}
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" className="admin-words">
          {person.name ? `${person.email} · ` : ''}
          {person.lastSeenAt ? (
            <Sentence say={(when) => words.lastActive({ when })}>
              <Ago at={person.lastSeenAt} />
            </Sentence>
          ) : (
            words.notSignedIn
          )}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Select
          aria-label={words.roleFor({ name })}
          data={roles.map((role) => ({ value: role, label: labels[role].name }))}
          value={person.role}
          disabled={last}
          allowDeselect={false}
          w={150}
          onChange={(role) => role && role !== person.role && actions.changeRole(person, role)}
        />
        <PersonMenu person={person} last={last} />
      </Group>
    </li>
  );
}

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const words = useMessages(accountsAdmin);
  const { renew, withdraw } = usePeopleActions();
  const { email, role, expired, expiresAt } = invitation;
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Text fw={600} className="admin-words">
          {email}
        </Text>
        <Text size="sm" c="dimmed">
          {roleLabels()[role].name}
          {' · '}
          <Sentence
            say={(when) => (expired ? words.invitationExpired({ when }) : words.invitationExpires({ when }))}
          >
            <Ago at={expiresAt} />
          </Sentence>
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" size="xs" onClick={() => renew(invitation)}>
          {words.resend}
          <VisuallyHidden>{` ${words.to({ email })}`}</VisuallyHidden>
        </Button>
        <Button variant="subtle" color="red" size="xs" onClick={() => withdraw(invitation)}>
          {words.withdraw}
          <VisuallyHidden>{` ${words.theInvitationFor({ email })}`}</VisuallyHidden>
        </Button>
      </Group>
    </li>
  );
}
