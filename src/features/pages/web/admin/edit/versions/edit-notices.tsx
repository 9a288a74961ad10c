import { Alert, Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { Sentence } from '../../../../../../lib/ui/sentence.tsx';
import { Ago } from '../../../../../../lib/admin-ui/time/ago.tsx';
import { tell, tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import type { Page } from '../../../../contract.ts';
import { nameOf } from '../../canvas/menus/block-commands.ts';
import { RequestNotice } from '../../approval/request-notice.tsx';
import { TypingNotice } from '../../presence/typing-notice.tsx';
import { changedFields } from '../../keep/changed-fields.ts';
import type { Choice, Clash } from '../../keep/merge-pages.ts';
import { useBlockKinds } from '../blocks/block-kinds-context.ts';
import css from '../edit.module.css';
import { useEditor, useEditorState } from '../editor-context.ts';
import { usePageRole } from '../page-role.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

function Side({ title, block, other }: { title: string; block: Block | null; other: Block | null }) {
  const say = useMessages(publishingAdmin);
  const kind = useBlockKinds().get((block ?? other)?.type ?? '');
  return (
    <section className={css.side} aria-label={title}>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      {!block && <Text size="sm">{say.deleted}</Text>}
      {block &&
        changedFields(kind, block, other).map(({ label, words }) => (
          <div key={label}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text size="sm" className="admin-words" lineClamp={8}>
              {words || say.empty}
            </Text>
          </div>
        ))}
    </section>
  );
}

function Compare({ theirs, onClose }: { theirs: Page; onClose: () => void }) {
  const say = useMessages(publishingAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [{ clashes }] = useState(() => editor.mergeWith(theirs));
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [busy, setBusy] = useState(false);
  const name = ({ mine, theirs: other }: Clash) => {
    const block = mine ?? other;
    return block ? nameOf(block, kinds) : say.block;
  };
  const settle = async () => {
    setBusy(true);
    try {
      await editor.settle(choices);
      onClose();
      tell(say.changesMergedTheOtherVersion);
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} size="xl" title={say.yoursAndTheirs}>
      <Text size="sm" mb="md">
        {say.chooseWhichToKeep({ count: clashes.length })}
      </Text>
      <Stack gap="lg">
        {clashes.map((clash) => (
          <section key={clash.id} aria-label={name(clash)}>
            <Group justify="space-between" mb="xs">
              <Text fw={600}>{name(clash)}</Text>
              <SegmentedControl
                size="xs"
                aria-label={say.versionOfToKeep({ name: name(clash) })}
                data={[
                  { value: 'mine', label: say.keepYours },
                  { value: 'theirs', label: say.keepTheirs },
                ]}
                value={choices.get(clash.id) ?? 'mine'}
                onChange={(value) => setChoices(new Map(choices).set(clash.id, value))}
              />
            </Group>
            <div className={css.sides}>
              <Side title={say.mine} block={clash.mine} other={clash.theirs} />
              <Side title={say.theirs} block={clash.theirs} other={clash.mine} />
            </div>
          </section>
        ))}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {say.cancel}
        </Button>
        <Button loading={busy} onClick={() => void settle()}>
          {say.saveChanges}
        </Button>
      </Group>
    </Modal>
  );
}

/** Two people, or two tabs, changed the same block: reports it, and loses neither. */
function ConflictNotice() {
  const say = useMessages(publishingAdmin);
  const editor = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  const { noun } = usePageRole();
  const [comparing, setComparing] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!conflict) return null;
  const keepAll = async (choice: Choice) => {
    setBusy(true);
    try {
      const { clashes } = editor.mergeWith(conflict);
      await editor.settle(new Map(clashes.map(({ id }) => [id, choice])));
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      color="orange"
      icon={<IconGitMerge />}
      title={say.changedInAnotherTab({ noun })}
      className={css.notice ?? ''}
      role="alert"
    >
      <Sentence say={(when) => say.savedByAnother({ when })}>
        <Ago at={conflict.updatedAt} />
      </Sentence>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={() => setComparing(true)}>
          {say.compare}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={() => void keepAll('mine')}>
          {say.keepYours}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={() => void keepAll('theirs')}>
          {say.keepTheirs}
        </Button>
      </Group>
      {comparing && <Compare theirs={conflict} onClose={() => setComparing(false)} />}
    </Alert>
  );
}

/** What an editor has to know about the page, between its bar and the page itself. */
export const EditNotices = () => (
  <>
    <RequestNotice />
    <ConflictNotice />
    <TypingNotice />
  </>
);
