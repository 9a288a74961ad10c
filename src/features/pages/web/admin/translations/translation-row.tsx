import { Badge, Button, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { RichTextField } from '../../../../../lib/admin-ui/rich-text/rich-text-field.tsx';
import { emptyRichText, type RichText } from '../../../../../lib/content/rich-text.ts';
import { directionOf } from '../../../../../lib/values/direction.ts';
import type { TranslatedText } from '../../../../../lib/translations/texts.ts';
import type { TranslationText } from '../../../translations-contract.ts';
import { languageName } from './translation-calls.ts';
import { MachineBadge } from './machine-parts.tsx';
import { Shown, Versions } from './original-text.tsx';
import { isBlank } from './text-order.ts';
import css from './translations.module.css';
import type { MachineWork } from './use-machine.ts';
import type { TranslationWork } from './use-translation.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

export interface RowProps {
  text: TranslationText;
  /** The main language, and the one that is translated into. */
  from: string;
  to: string;
  work: TranslationWork;
  machine: MachineWork;
}

export const FIELD = '[data-field] :is(input, textarea, [contenteditable])';

/** Puts the focus into the field of a row, one of whose buttons leaves with what it does. */
const focusField = (button: HTMLElement) =>
  button.closest('[data-text]')?.querySelector<HTMLElement>(FIELD)?.focus();

/** A text: the original beside its translation, and what has changed if the translation is outdated. */
export function TranslationRow({ text, from, to, work, machine }: RowProps) {
  const words = useMessages(translationsAdmin);
  const { key, label, source, was } = text;
  const value = work.textOf(text);
  const labelId = useId();
  return (
    <Paper
      component="li"
      withBorder
      p="sm"
      data-text={key}
      data-open={isBlank(value) || was !== null || work.isMachine(text) || undefined}
    >
      <Group gap="xs" mb={6}>
        <Text size="sm" fw={600} id={labelId}>
          {label}
        </Text>
        {was !== null && (
          <Badge variant="light" color="orange" c="var(--mantine-color-text)">
            {words.outdated}
          </Badge>
        )}
        {work.isMachine(text) && <MachineBadge />}
      </Group>
      <div className={css.pair} data-outdated={was !== null || undefined}>
        <div className={css.originals}>
          {was === null ? (
            <Shown text={source} language={from} />
          ) : (
            <Versions before={was} now={source} language={from} />
          )}
        </div>
        <Stack gap="xs">
          <div data-field lang={to} dir={directionOf(to)}>
            <Field text={text} value={value} to={to} work={work} />
          </div>
          <RowActions text={text} value={value} work={work} machine={machine} labelId={labelId} />
          {was !== null && (
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="default"
                aria-describedby={labelId}
                onClick={({ currentTarget }) => {
                  focusField(currentTarget);
                  work.keep(text);
                }}
              >
                {words.keepTranslation}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-describedby={labelId}
                onClick={({ currentTarget }) => focusField(currentTarget)}
              >
                {words.update}
              </Button>
            </Group>
          )}
        </Stack>
      </div>
    </Paper>
  );
}

/** A draft by the service for this text alone, and the confirmation of one. */
function RowActions({
  text,
  value,
  work,
  machine,
  labelId,
}: Pick<RowProps, 'text' | 'work' | 'machine'> & { value: TranslatedText | null; labelId: string }) {
  const words = useMessages(translationsAdmin);
  const { key, label, was } = text;
  const canSuggest = machine.name !== null && (was !== null || isBlank(value));
  const canCheck = was === null && work.isMachine(text);
  if (!canSuggest && !canCheck) return null;
  return (
    <Group gap="xs">
      {canSuggest && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={words.suggestATranslationOf({ label })}
          loading={machine.busy === key}
          disabled={machine.busy !== null}
          onClick={({ currentTarget }) => {
            focusField(currentTarget);
            machine.translate([key]);
          }}
        >
          {words.suggest}
        </Button>
      )}
      {canCheck && (
        <Button
          size="compact-sm"
          variant="default"
          aria-describedby={labelId}
          onClick={({ currentTarget }) => {
            focusField(currentTarget);
            work.keep(text);
          }}
        >
          {words.markAsChecked}
        </Button>
      )}
    </Group>
  );
}

function Field({
  text,
  value,
  to,
  work,
}: {
  text: TranslationText;
  value: TranslatedText | null;
  to: string;
  work: TranslationWork;
}) {
  const words = useMessages(translationsAdmin);
  const { key, kind, label, source } = text;
  const name = words.labelIn({ label, language: languageName(to) });
  const error = work.problemOf(key);
  if (kind === 'richText')
    return (
      <RichTextField
        label={name}
        value={typeof value === 'string' ? undefined : (value ?? emptyRichText)}
        error={error}
        onChange={(changed) => work.change(text, changed as RichText)}
      />
    );
  const isLong = kind === 'multiline' || (typeof source === 'string' && source.length > 90);
  const shown = typeof value === 'string' ? value : '';
  if (isLong)
    return (
      <Textarea
        aria-label={name}
        autosize
        minRows={2}
        maxRows={16}
        value={shown}
        error={error}
        onChange={({ currentTarget }) =>
          work.change(
            text,
            kind === 'multiline' ? currentTarget.value : currentTarget.value.replaceAll('\n', ' '),
          )
        }
      />
    );
  return (
    <TextInput
      aria-label={name}
      value={shown}
      error={error}
      onChange={({ currentTarget }) => work.change(text, currentTarget.value)}
    />
  );
}
