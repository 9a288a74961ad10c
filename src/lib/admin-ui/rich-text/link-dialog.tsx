import { Button, Combobox, Group, Modal, Stack, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFolderOpen, IconSearch } from '@tabler/icons-react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { use, useLayoutEffect, useState } from 'react';
import css from './link-dialog.module.css';
import { LinkSourcesContext } from './link-choices.ts';
import { usePickMedia } from '../media-picker.ts';
import { useTopDialog } from '../dialogs/top-dialog.ts';
import { typedHref } from './typed-href.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Above confirmation dialogs, below the library that opens from it. */
const Z_INDEX = 240;
const QUIET = 150;
const MOST = 30;

interface Props {
  /** The current target, which starts the search. */
  value?: string;
  /** @param label the target's name */
  onChoose: (href: string, label: string) => void;
  onClose: () => void;
}

/** The targets that match these words, in groups, and the address that was typed. */
function useLinkSearch(words: string) {
  const say = useMessages(adminUi);
  const sources = use(LinkSourcesContext);
  const queries = useQueryClient();
  const [settled] = useDebouncedValue(words.trim(), QUIET);
  const answers = useQueries({
    queries: sources.map(({ label, find }) => ({
      queryKey: ['links', label, settled],
      queryFn: () => find(settled, queries),
      staleTime: 0,
      // Another page has different anchors for the same search.
      gcTime: 0,
    })),
  });
  const groups = answers.map(({ data }, index) => ({
    label: sources[index]?.label ?? '',
    choices: data?.slice(0, MOST) ?? [],
  }));
  const searching = answers.some(({ isPending }) => isPending);
  const typed = typedHref(words);
  if (typed !== null)
    groups.push({ label: say.useThisAddress, choices: [{ href: typed, label: words.trim() }] });
  const found = groups.some(({ choices }) => choices.length > 0);
  return { settled, typed, groups, found, searching };
}

const Choices = ({ groups }: Pick<ReturnType<typeof useLinkSearch>, 'groups'>) =>
  groups
    .filter(({ choices }) => choices.length > 0)
    .map(({ label, choices }) => (
      <Combobox.Group key={label} label={label}>
        {choices.map(({ href, label: name, hint }) => (
          <Combobox.Option key={href} value={href}>
            <span className="admin-words">{name}</span>
            <Text component="span" size="xs" className={css.hint ?? ''}>
              {hint ?? href}
            </Text>
          </Combobox.Option>
        ))}
      </Combobox.Group>
    ));

/** Searches everything on the site that has an address, in groups; addresses can be typed too. */
export function LinkDialog({ value = '', onChoose, onClose }: Props) {
  const say = useMessages(adminUi);
  const pick = usePickMedia();
  const [words, setWords] = useState(value);
  const { settled, typed, groups, found, searching } = useLinkSearch(words);
  useTopDialog(onClose);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  // Before a person can press Enter on a result.
  useLayoutEffect(() => {
    if ((settled || typed) && found) selectFirstOption();
    // The combobox is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled, typed, found]);
  const choose = (href: string, label?: string) => {
    const known = groups.flatMap(({ choices }) => choices).find((choice) => choice.href === href);
    onChoose(href, label ?? known?.label ?? href);
    onClose();
  };
  const fromFiles = async () => {
    const [file] = await pick({ kind: 'any', title: say.linkToAFile });
    if (file) choose(file.src, file.src.split('/').at(-1));
  };
  return (
    <Modal opened onClose={onClose} closeOnEscape={false} title={say.linkTo} zIndex={Z_INDEX}>
      <Stack gap="sm">
        <Combobox store={combobox} onOptionSubmit={(href) => choose(href)}>
          <Combobox.EventsTarget>
            <TextInput
              aria-label={say.searchPagesFilesAndSections}
              placeholder={say.searchOrEnterAUrl}
              onFocus={({ currentTarget }) => currentTarget.select()}
              data-autofocus
              leftSection={<IconSearch size={16} aria-hidden />}
              value={words}
              onChange={({ currentTarget }) => {
                setWords(currentTarget.value);
                combobox.updateSelectedOptionIndex();
              }}
            />
          </Combobox.EventsTarget>
          <Combobox.Options
            className={css.options ?? ''}
            tabIndex={0}
            aria-label={say.linkTargets}
            hidden={!found}
          >
            <Choices groups={groups} />
          </Combobox.Options>
          {!found && (
            <Text size="sm" c="dimmed" role="status">
              {searching ? say.searching : say.noResults}
            </Text>
          )}
        </Combobox>
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconFolderOpen size={16} aria-hidden />}
            onClick={() => void fromFiles()}
          >
            {say.browseOrUploadFiles}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say.cancel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
