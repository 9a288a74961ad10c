import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

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
    <Modal opened={asking} onClose={() => blocker.reset?.()} title="Leave page with unsaved changes?">
      <Text>If you leave this page, your unsaved changes will be lost.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Stay on page
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          Leave page
        </Button>
      </Group>
    </Modal>
  );
}
