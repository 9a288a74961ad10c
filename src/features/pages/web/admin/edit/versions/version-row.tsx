import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Ago } from '../../../../../../lib/admin-ui/time/ago.tsx';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { useWebsite } from '../../../../../websites/web/index.ts';
import type { PageVersion } from '../../../../contract.ts';
import { callPages, versionsQuery } from '../../page-calls.ts';
import css from '../edit.module.css';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

interface Props {
  pageId: string;
  kept: PageVersion;
  isNow: boolean;
  onRestore: () => void;
}

function NameForm({ pageId, kept, onClose }: Pick<Props, 'pageId' | 'kept'> & { onClose: () => void }) {
  const words = useMessages(publishingAdmin);
  const queries = useQueryClient();
  const [label, setLabel] = useState(kept.label ?? '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (next: string) => {
    setBusy(true);
    try {
      const params = { id: pageId, version: String(kept.version) };
      await callPages('PUT /api/page/{id}/versions/{version}', { params, body: { label: next } });
      await queries.invalidateQueries(versionsQuery(pageId));
      announce(next ? words.namedItWontBeDeleted({ name: next }) : words.nameRemoved);
      onClose();
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(label);
      }}
    >
      <TextInput
        label={words.nameOfThisVersion}
        description={words.namedVersionsAreKept}
        ref={(input) => input?.focus()}
        maxLength={80}
        value={label}
        error={problem}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The drawer stays.
          event.stopPropagation();
          onClose();
        }}
      />
      <Group mt="xs" gap="xs">
        <Button type="submit" size="compact-sm" loading={busy} disabled={label.trim() === ''}>
          {words.saveName}
        </Button>
        {kept.label && (
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void save('')}>
            {words.removeName}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {words.cancel}
        </Button>
      </Group>
    </form>
  );
}

/** A version: time, author, name, and the restore button. */
export function VersionRow({ pageId, kept, isNow, onRestore }: Props) {
  const words = useMessages(publishingAdmin);
  const { name, label, savedAt, savedBy, published } = kept;
  const timeZone = useWebsite().data?.timezone;
  const [naming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setNaming(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li className={css.card}>
      <Stack p="sm" gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Stack gap={2} style={{ minWidth: 0 }}>
            {label && (
              <Text fw={650} className="admin-words">
                <IconBookmark size={15} aria-hidden /> {label}
              </Text>
            )}
            <Group gap="xs">
              <Text fw={label ? 400 : 550} size={label ? 'sm' : 'md'}>
                <Ago at={savedAt} timeZone={timeZone} />
              </Text>
              {published && (
                <Badge variant="dot" color="teal" tt="none">
                  {words.onTheSite}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed" className="admin-words">
              {savedBy ? words.nameBy({ name, savedBy }) : name}
            </Text>
          </Stack>
          {isNow ? (
            <Text size="sm" c="dimmed">
              {words.now}
            </Text>
          ) : (
            <Button size="compact-sm" variant="default" onClick={onRestore} style={{ flex: 'none' }}>
              {words.restore}
            </Button>
          )}
        </Group>
        {naming ? (
          <NameForm pageId={pageId} kept={kept} onClose={close} />
        ) : (
          <Button
            ref={opener}
            size="compact-sm"
            variant="subtle"
            style={{ alignSelf: 'flex-start' }}
            ml={-8}
            onClick={() => setNaming(true)}
          >
            {label ? words.changeTheName : words.nameThisVersion}
          </Button>
        )}
      </Stack>
    </li>
  );
}
