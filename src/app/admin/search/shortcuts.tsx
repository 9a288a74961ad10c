import { Kbd, Modal, SimpleGrid, Stack, Table, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messagesNow, useMessages } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';
import { maySee } from '../shell/screen-rights.ts';
import { goTo } from './go-to.ts';
import { useShortcuts } from './shortcuts-state.ts';

type Keys = readonly (readonly [keys: string, says: string])[];

const everywhere = [
  ['ctrl K', 'searchAndCommands'],
  ['ctrl S', 'save'],
  ['?', 'keyboardShortcuts'],
] as const;

const inEditor = [
  ['ctrl Z', 'undo'],
  ['ctrl shift Z', 'redo'],
  ['/', 'insertABlock'],
  ['insert', 'addABlockBelow'],
  ['esc', 'leaveTheText'],
  ['enter', 'openTheBlocksSettings'],
  ['↑ ↓', 'selectTheNextBlock'],
  ['alt ↑ ↓', 'moveTheBlock'],
  ['alt ← →', 'moveTheBlockOutOrIn'],
  ['ctrl D', 'duplicateTheBlock'],
  ['ctrl alt M', 'commentOnTheBlock'],
  ['delete', 'deleteTheBlock'],
  ['ctrl + − 0', 'zoom'],
  ['ctrl \\', 'focusMode'],
] as const;

/** As they are written on keyboards. */
const keyNames = {
  ctrl: 'keyCtrl',
  shift: 'keyShift',
  alt: 'keyAlt',
  insert: 'keyInsert',
  esc: 'keyEsc',
  enter: 'keyEnter',
  delete: 'keyDelete',
} as const;

/** The keys and what they do, in the language of the admin. */
function spoken(list: typeof everywhere | typeof inEditor): Keys {
  const words = messagesNow(shellAdmin);
  const nameOf = (key: string) => (key in keyNames ? words[keyNames[key as keyof typeof keyNames]] : key);
  return list.map(([keys, says]) => [keys.split(' ').map(nameOf).join(' '), words[says]]);
}

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
  const words = useMessages(shellAdmin);
  const search = useMessages(searchAdmin);
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
    .map(({ key, name }) => [search.gThen({ letter: key.toUpperCase() }), search[name]]);
  return (
    <Modal opened={opened} onClose={() => setOpened(false)} title={words.keyboardShortcuts} size="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Stack gap="lg">
          <KeyList title={words.everywhere} keys={spoken(everywhere)} />
          <KeyList title={search.goTo} keys={go} />
        </Stack>
        <KeyList title={words.pageEditor} keys={spoken(inEditor)} />
      </SimpleGrid>
    </Modal>
  );
}
