import { ActionIcon, Badge, Button, Group, Menu, Select, Text, VisuallyHidden } from '@mantine/core';
import { IconDots, IconKey, IconLockOff, IconLogout, IconTrash } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import type { Invitation, Person } from '../../../people-contract.ts';
import { roles, roleWords } from '../../../roles.ts';
import css from './people.module.css';
import { calledBy, usePeopleActions } from './use-people-actions.tsx';

const choices = roles.map((role) => ({ value: role, label: roleWords[role].name }));

interface PersonProps {
  person: Person;
  /** The only owner, who stays one. */
  last: boolean;
}

export function PersonRow({ person, last }: PersonProps) {
  const actions = usePeopleActions();
  const name = calledBy(person);
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Text fw={600} className="admin-words">
          {name} {person.you && <Badge variant="default">You</Badge>}{' '}
          {person.twoStep && (
            <Badge variant="default" tt="none">
              Two steps
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" className="admin-words">
          {person.name ? `${person.email} · ` : ''}
          {person.lastSeenAt ? (
            <>
              last here <Ago at={person.lastSeenAt} />
            </>
          ) : (
            'not signed in anywhere'
          )}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Select
          aria-label={`Role of ${name}`}
          data={choices}
          value={person.role}
          disabled={last}
          allowDeselect={false}
          w={150}
          onChange={(role) => role && role !== person.role && actions.changeRole(person, role)}
        />
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`More for ${name}`}
              disabled={last}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!person.you && (
              <Menu.Item leftSection={<IconKey size={16} />} onClick={() => actions.handOver(person)}>
                Hand the site over
              </Menu.Item>
            )}
            {!person.you && (
              <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => actions.signOut(person)}>
                Sign out of all devices
              </Menu.Item>
            )}
            {!person.you && person.twoStep && (
              <Menu.Item
                leftSection={<IconLockOff size={16} />}
                onClick={() => actions.endSecondSteps(person)}
              >
                Turn off two-step verification
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => actions.remove(person)}
            >
              Remove from the site
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </li>
  );
}

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { renew, withdraw } = usePeopleActions();
  const { email, role, expired, expiresAt } = invitation;
  return (
    <li className={css.row}>
      <div className={css.who}>
        <Text fw={600} className="admin-words">
          {email}
        </Text>
        <Text size="sm" c="dimmed">
          {roleWords[role].name} · {expired ? 'the link has expired' : 'the link ends'} <Ago at={expiresAt} />
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" size="xs" onClick={() => renew(invitation)}>
          Send again<VisuallyHidden> to {email}</VisuallyHidden>
        </Button>
        <Button variant="subtle" color="red" size="xs" onClick={() => withdraw(invitation)}>
          Withdraw<VisuallyHidden> the invitation of {email}</VisuallyHidden>
        </Button>
      </Group>
    </li>
  );
}
