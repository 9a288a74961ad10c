import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props {
  unsaved: boolean;
  /** Tries to save before asking; true if nothing is left to lose. */
  saveFirst?: () => Promise<boolean>;
  /** True if the next address still shows the same work. */
  stays?: (from: string, to: string) => boolean;
  /** Whether the query changes what the screen shows, too. */
  byQuery?: boolean;
}

/** Asks before the user leaves a screen with unsaved changes: by a link, the back button or closing the tab. */
export function UnsavedGuard({ unsaved, saveFirst, stays, byQuery }: Props) {
  const words = useMessages(adminUi);
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from, search: here }, nextLocation: { pathname: to, search: there } }) =>
      unsaved && (from !== to ? !stays?.(from, to) : !!byQuery && here !== there),
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const asking = blocker.state === 'blocked';
  useEffect(() => {
    if (!asking || !saveFirst) return;
    void saveFirst().then((saved) => saved && blocker.proceed?.());
    // Only when the question comes up; the blocker itself is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asking]);

  return (
    <Modal opened={asking} onClose={() => blocker.reset?.()} title={words.leavePageWithUnsavedChanges}>
      <Text>{words.ifYouLeaveThisPage}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {words.stayOnPage}
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          {words.leavePage}
        </Button>
      </Group>
    </Modal>
  );
}
