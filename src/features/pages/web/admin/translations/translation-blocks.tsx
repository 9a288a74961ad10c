import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { directionOf } from '../../../../../lib/values/direction.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';
import type { Translation, TranslationBlock } from '../../../translations-contract.ts';
import { callTranslations, languageName, translationQuery } from './translation-calls.ts';
import css from './translations.module.css';
import type { TranslationWork } from './use-translation.ts';

interface Props {
  translation: Translation;
  /** The main language. */
  from: string;
  work: TranslationWork;
}

/** The blocks of the page, each of which can be left out in this language. */
export function TranslationBlocks({ translation, from, work }: Props) {
  const words = useMessages(translationsAdmin);
  const { language, subject, blocks } = translation;
  const queries = useQueryClient();
  const id = useId();
  const hiding = useMutation({
    mutationFn: async (block: Pick<TranslationBlock, 'id' | 'hidden'>) =>
      // The texts of a hidden block leave the screen.
      (await work.flush())
        ? callTranslations('PUT /api/translation/{language}/{subject}', {
            params: { language, subject },
            body: { texts: [], blocks: [block] },
          })
        : null,
    onSuccess: (changed) => {
      if (changed) queries.setQueryData(translationQuery(language, subject).queryKey, changed);
    },
  });
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" mb={4} id={id}>
        {words.blocksIn({ language: languageName(language) })}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words.layoutFollowsTheOriginal}
      </Text>
      <Stack component="ul" gap="xs" className={css.list ?? ''}>
        {blocks.map((block) => (
          <BlockRow
            key={block.id}
            block={block}
            from={from}
            to={languageName(language)}
            isBusy={hiding.isPending}
            onHide={(hidden) => hiding.mutate({ id: block.id, hidden })}
          />
        ))}
      </Stack>
    </section>
  );
}

interface RowProps {
  block: TranslationBlock;
  from: string;
  to: string;
  isBusy: boolean;
  onHide: (hidden: boolean) => void;
}

function BlockRow({ block: { label, excerpt, hidden }, from, to, isBusy, onHide }: RowProps) {
  const words = useMessages(translationsAdmin);
  const id = useId();
  return (
    <Paper component="li" withBorder p="sm" data-hidden={hidden || undefined}>
      <Group justify="space-between" gap="sm">
        <div className={css.block} id={id}>
          <Text size="sm" fw={600}>
            {label}
          </Text>
          {excerpt && (
            <Text
              size="sm"
              c="dimmed"
              lang={from}
              dir={directionOf(from)}
              lineClamp={1}
              className="admin-words"
            >
              {excerpt}
            </Text>
          )}
        </div>
        <Group gap="xs">
          {hidden && (
            <Badge variant="light" color="gray" c="var(--mantine-color-text)">
              {words.hidden}
            </Badge>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-describedby={id}
            // Disabled, it would lose the focus.
            aria-disabled={isBusy}
            onClick={() => !isBusy && onHide(!hidden)}
          >
            {hidden ? words.showIn({ language: to }) : words.hideIn({ language: to })}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
