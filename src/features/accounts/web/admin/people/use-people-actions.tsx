import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { confirmSignOut } from '../../../../../lib/admin-ui/dialogs/confirm-sign-out.tsx';
import { confirmTwoStepOff } from '../../../../../lib/admin-ui/dialogs/confirm-two-step-off.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Invitation, Person } from '../../../people-contract.ts';
import type { Role } from '../../../roles.ts';
import { roleLabels } from './role-labels.ts';
import { callPeople, PEOPLE_KEY } from './people-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

export const calledBy = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name || email;

/** Actions on a person, with a confirmation before any loss. */
export function usePeopleActions() {
  const words = useMessages(accountsAdmin);
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
      if (!person.you)
        return act(change(), words.isNow({ name: calledBy(person), role: roleLabels()[role].name }));
      modals.openConfirmModal({
        title: words.changeYourOwnRole,
        children: <Text size="sm">{words.youllLoseOwnerPermissionsAnd}</Text>,
        labels: { confirm: words.becomeRole({ role: roleLabels()[role].name }), cancel: words.stayOwner },
        confirmProps: { color: 'red' },
        onConfirm: () => actOnSelf(change()),
      });
    },
    remove: (person: Person) =>
      modals.openConfirmModal({
        title: words.removePerson({ name: calledBy(person) }),
        children: <Text size="sm">{words.theyllBeSignedOutEverywhere}</Text>,
        labels: { confirm: words.remove, cancel: words.cancel },
        confirmProps: { color: 'red' },
        onConfirm: () => {
          const done = callPeople('DELETE /api/person/{id}', { params: { id: person._id } });
          if (person.you) actOnSelf(done);
          else act(done, words.removed({ name: calledBy(person) }));
        },
      }),
    handOver: (person: Person) =>
      modals.openConfirmModal({
        title: words.transferOwnershipTo({ name: calledBy(person) }),
        children: <Text size="sm">{words.becomesTheOwnerAndYou({ email: person.email })}</Text>,
        labels: { confirm: words.transferOwnership, cancel: words.cancel },
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
          words.signedOutOfAllDevices({ name: calledBy(person) }),
        ),
      ),
    renew: ({ _id: id, email }: Invitation) =>
      act(
        callPeople('POST /api/invitation/{id}/renew', { params: { id }, body: {} }),
        words.invitationResentTo({ email }),
      ),
    withdraw: ({ _id: id, email }: Invitation) =>
      act(
        callPeople('DELETE /api/invitation/{id}', { params: { id } }),
        words.invitationForWithdrawn({ email }),
      ),
  };
}
