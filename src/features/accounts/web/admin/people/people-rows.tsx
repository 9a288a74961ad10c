import { ActionIcon, Badge, Button, Group, Menu, Select, Text, VisuallyHidden } from '@mantine/core';
import { IconDots, IconKey, IconLockOff, IconLogout, IconTrash } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { Invitation, Person } from '../../../people-contract.ts';
import { roles, roleLabels } from '../../../roles.ts';
import css from './people.module.css';
import { calledBy, usePeopleActions } from './use-people-actions.tsx';

const choices = roles.map((role) => ({ value: role, label: roleLabels[role].name }));

interface PersonProps {
  person: Person;
  /** The only owner, whose role can't be changed. */
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
              Two-step verification
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" className="admin-words">
          {person.name ? `${person.email} · ` : ''}
          {person.lastSeenAt ? (
            <>
              last active <Ago at={person.lastSeenAt} />
            </>
          ) : (
            'not signed in'
          )}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Select
          aria-label={`Role for ${name}`}
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
              aria-label={`More actions for ${name}`}
              disabled={last}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!person.you && (
              <Menu.Item leftSection={<IconKey size={16} />} onClick={() => actions.handOver(person)}>
                Transfer ownership
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
              Remove from site
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
          {roleLabels[role].name} · {expired ? 'invitation expired' : 'invitation expires'}{' '}
          <Ago at={expiresAt} />
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" size="xs" onClick={() => renew(invitation)}>
          Resend<VisuallyHidden> to {email}</VisuallyHidden>
        </Button>
        <Button variant="subtle" color="red" size="xs" onClick={() => withdraw(invitation)}>
          Withdraw<VisuallyHidden> the invitation for {email}</VisuallyHidden>
        </Button>
      </Group>
    </li>
  );
}
