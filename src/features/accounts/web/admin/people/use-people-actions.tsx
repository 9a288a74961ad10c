import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { confirmSignOut } from '../../../../../lib/admin-ui/dialogs/confirm-sign-out.tsx';
import { confirmTwoStepOff } from '../../../../../lib/admin-ui/dialogs/confirm-two-step-off.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Invitation, Person } from '../../../people-contract.ts';
import { type Role, roleLabels } from '../../../roles.ts';
import { callPeople, PEOPLE_KEY } from './people-calls.ts';

export const calledBy = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name || email;

/** Actions on a person, with a confirmation before any loss. */
export function usePeopleActions() {
  const queries = useQueryClient();
  const act = (work: Promise<unknown>, says: string) =>
    void work
      .then(() => tell(says))
      .catch(tellError)
      .finally(() => void queries.invalidateQueries({ queryKey: PEOPLE_KEY }));
  /** Reloads, so that screens beyond the new role disappear. */
  const actOnSelf = (work: Promise<unknown>) =>
    void work.then(() => location.assign('/admin')).catch(tellError);

  return {
    changeRole: (person: Person, role: Role) => {
      const { _id: id } = person;
      const change = () => callPeople('PUT /api/person/{id}', { params: { id }, body: { role } });
      if (!person.you) return act(change(), `${calledBy(person)} is now ${roleLabels[role].name}.`);
      modals.openConfirmModal({
        title: 'Change your own role?',
        children: <Text size="sm">You’ll lose owner permissions and can’t restore them yourself.</Text>,
        labels: { confirm: `Become ${roleLabels[role].name}`, cancel: 'Stay owner' },
        confirmProps: { color: 'red' },
        onConfirm: () => actOnSelf(change()),
      });
    },
    remove: (person: Person) =>
      modals.openConfirmModal({
        title: `Remove ${calledBy(person)}?`,
        children: (
          <Text size="sm">
            They’ll be signed out everywhere and can no longer open the admin. Their customer account and
            orders are kept.
          </Text>
        ),
        labels: { confirm: 'Remove', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        onConfirm: () => {
          const done = callPeople('DELETE /api/person/{id}', { params: { id: person._id } });
          if (person.you) actOnSelf(done);
          else act(done, `${calledBy(person)} removed.`);
        },
      }),
    handOver: (person: Person) =>
      modals.openConfirmModal({
        title: `Transfer ownership to ${calledBy(person)}?`,
        children: (
          <Text size="sm">
            {person.email} becomes the owner and you become a manager. Only they can transfer it back to you.
          </Text>
        ),
        labels: { confirm: 'Transfer ownership', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        onConfirm: () =>
          actOnSelf(callPeople('POST /api/person/{id}/hand-over', { params: { id: person._id }, body: {} })),
      }),
    endSecondSteps: (person: Person) =>
      confirmTwoStepOff(
        calledBy(person),
        (password) =>
          callPeople('POST /api/person/{id}/end-second-steps', {
            params: { id: person._id },
            body: { password },
          }),
        () => void queries.invalidateQueries({ queryKey: PEOPLE_KEY }),
      ),
    signOut: (person: Person) =>
      confirmSignOut(calledBy(person), () =>
        act(
          callPeople('POST /api/person/{id}/sign-out', { params: { id: person._id }, body: {} }),
          `${calledBy(person)} signed out of all devices.`,
        ),
      ),
    renew: ({ _id: id, email }: Invitation) =>
      act(
        callPeople('POST /api/invitation/{id}/renew', { params: { id }, body: {} }),
        `Invitation resent to ${email}.`,
      ),
    withdraw: ({ _id: id, email }: Invitation) =>
      act(
        callPeople('DELETE /api/invitation/{id}', { params: { id } }),
        `Invitation for ${email} withdrawn.`,
      ),
  };
}
