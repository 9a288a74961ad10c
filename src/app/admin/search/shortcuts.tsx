import { Kbd, Modal, SimpleGrid, Stack, Table, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { maySee } from '../shell/screen-rights.ts';
import { goTo } from './go-to.ts';
import { useShortcuts } from './shortcuts-state.ts';

type Keys = readonly (readonly [string, string])[];

const everywhere: Keys = [
  ['Ctrl K', 'Search and commands'],
  ['Ctrl S', 'Save'],
  ['?', 'Keyboard shortcuts'],
];

const inEditor: Keys = [
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
  ['/', 'Insert a block on an empty line'],
  ['Insert', 'Add a block below'],
  ['Esc', 'Leave the text, then select the parent'],
  ['Enter', 'Open the block’s settings'],
  ['↑ ↓', 'Select the previous or next block'],
  ['Alt ↑ ↓', 'Move the block up or down'],
  ['Alt ← →', 'Move the block out of or into a container'],
  ['Ctrl D', 'Duplicate the block'],
  ['Ctrl Alt M', 'Comment on the block'],
  ['Delete', 'Delete the block'],
  ['Ctrl + − 0', 'Zoom in, zoom out, 100%'],
  ['Ctrl \\', 'Focus mode'],
];

/** How long a letter may follow G, in milliseconds. */
const FOLLOWS = 1500;

const isElsewhere = (target: EventTarget | null): boolean =>
  !!(target as Element | null)?.closest?.(
    'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=tree]',
  );

function KeyList({ title, keys }: { title: string; keys: Keys }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h6" mb={4}>
        {title}
      </Title>
      <Table verticalSpacing={6} withRowBorders={false}>
        <Table.Tbody>
          {keys.map(([shown, says]) => (
            <Table.Tr key={says}>
              <Table.Th scope="row" fw={400}>
                {says}
              </Table.Th>
              <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                <Kbd>{shown}</Kbd>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Keyboard shortcuts: “?” lists them, G and a letter open a screen. Inactive while the user types or a dialog is open. */
export function Shortcuts() {
  const { opened, setOpened } = useShortcuts();
  const navigate = useNavigate();
  const [waiting] = useState<{ until: number }>({ until: 0 });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isElsewhere(event.target)) return;
      const letter = key.toLowerCase();
      if (key === '?') setOpened(true);
      else if (Date.now() < waiting.until) {
        waiting.until = 0;
        const found = goTo.find((each) => each.key === letter);
        if (!found || !maySee(found.to)) return;
        event.preventDefault();
        void navigate(found.to);
      } else if (letter === 'g') waiting.until = Date.now() + FOLLOWS;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, setOpened, waiting]);
  const go: Keys = goTo
    .filter(({ to }) => maySee(to))
    .map(({ key, label }) => [`G then ${key.toUpperCase()}`, label] as const);
  return (
    <Modal opened={opened} onClose={() => setOpened(false)} title="Keyboard shortcuts" size="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Stack gap="lg">
          <KeyList title="Everywhere" keys={everywhere} />
          <KeyList title="Go to" keys={go} />
        </Stack>
        <KeyList title="Page editor" keys={inEditor} />
      </SimpleGrid>
    </Modal>
  );
}
