import { Anchor, Badge, Button, Code, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { placeholdersOf } from '../../../../../lib/messages/message-forms.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { directionOf } from '../../../../../lib/values/direction.ts';
import { formLabel } from './form-labels.ts';
import { formsIn, textsIn, type WordingEdits, type WordingRow } from './use-wording.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { homeFor } from '../../../../../lib/links/site-addresses.ts';
import { useWebsite } from '../use-website.ts';
import { websitesAdmin } from '../../../messages/admin/area.ts';

interface Props {
  row: WordingRow;
  language: string;
  work: WordingEdits;
  isOpen: boolean;
  onOpen: () => void;
}

/** One text: what visitors read now, and fields to change it. */
export function WordingRowView({ row, language, work, isOpen, onOpen }: Props) {
  const words = useMessages(websitesAdmin);
  const texts = work.texts(row);
  const shown = texts.at(-1) ?? '';
  const isChanged = work.isChanged(row);
  const dir = directionOf(language);
  return (
    <Paper component="li" withBorder p="sm" data-wording={row.id}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text fw={500} className="admin-words" lang={language} dir={dir}>
            {shown}
          </Text>
          <Text size="xs" c="dimmed">
            {row.where}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap" style={{ flex: 'none' }}>
          {work.isEdited(row) && (
            <Badge variant="light" color="orange" c="var(--mantine-color-text)">
              {words.unsaved}
            </Badge>
          )}
          {isChanged && !work.isEdited(row) && <Badge variant="light">{words.changed}</Badge>}
          {!isOpen && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPencil size={14} aria-hidden />}
              onClick={onOpen}
              aria-label={words.editText({ text: shown })}
            >
              {words.edit}
            </Button>
          )}
        </Group>
      </Group>
      {isOpen && <Fields row={row} language={language} work={work} />}
    </Paper>
  );
}

/** The path of a screen for somebody who reads a language of the site. */
const pathIn = (language: string, siteLocale: string, path: string): string =>
  `${homeFor({ origin: '' }, language, siteLocale)}${path}`.replace(/(?<=.)\/$/, '');

function Fields({ row, language, work }: Omit<Props, 'isOpen' | 'onOpen'>) {
  const words = useMessages(websitesAdmin);
  const website = useWebsite();
  const { by, forms } = formsIn(row.original);
  const texts = work.texts(row);
  const problems = work.problems(row);
  const change = (at: number, text: string) =>
    work.edit(
      row,
      texts.map((before, index) => (index === at ? text.replaceAll(/\s*\n\s*/g, ' ') : before)),
    );
  return (
    <Stack gap="sm" mt="sm">
      {forms.map(({ name, text: original }, at) => (
        <Field
          key={name}
          label={formLabel(name, by, language) || words.text}
          language={language}
          original={original}
          count={by && by.kind !== 'select' ? by.name : undefined}
          value={texts[at] ?? ''}
          problem={problems[at] ?? ''}
          autoFocus={at === 0}
          onChange={(text) => change(at, text)}
        />
      ))}
      <Group gap="sm">
        {(work.isChanged(row) || work.isEdited(row)) && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => work.reset(row)}
          >
            {words.resetToOriginal}
          </Button>
        )}
        {work.isEdited(row) && row.words !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => work.edit(row, textsIn(row))}>
            {words.undoChanges}
          </Button>
        )}
        {row.to && website.data && (
          <Anchor href={pathIn(language, website.data.locale, row.to)} target="_blank" size="sm">
            {words.viewOnSite} <IconExternalLink size={13} aria-hidden />
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}

interface FieldProps {
  label: string;
  language: string;
  original: string;
  /** The number that decides between the forms, which each form may show. */
  count: string | undefined;
  value: string;
  problem: string;
  autoFocus: boolean;
  onChange: (text: string) => void;
}

function Field({ label, language, original, count, value, problem, autoFocus, onChange }: FieldProps) {
  const words = useMessages(websitesAdmin);
  const input = useRef<HTMLTextAreaElement>(null);
  const names = [...new Set([...placeholdersOf(original), ...(count ? [count] : [])])];
  const insert = (name: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = input.current ?? {};
    onChange(`${value.slice(0, selectionStart)}{${name}}${value.slice(selectionEnd)}`);
    input.current?.focus();
  };
  return (
    <div>
      <Textarea
        ref={input}
        label={label}
        description={
          <>
            <Sentence say={(gap) => words.originalText({ text: gap })}>
              <span lang={language}>{original}</span>
            </Sentence>
          </>
        }
        autosize
        minRows={1}
        maxRows={6}
        value={value}
        error={problem || undefined}
        autoFocus={autoFocus}
        lang={language}
        dir={directionOf(language)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {names.length > 0 && (
        <Group gap={6} mt={6}>
          <Text size="xs" c="dimmed">
            {words.replacedWithValues}
          </Text>
          {names.map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant="light"
              onClick={() => insert(name)}
              aria-label={words.insertPlaceholder({ placeholder: `{${name}}` })}
            >
              <Code bg="transparent">{`{${name}}`}</Code>
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
