import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { directionOf } from '../../../../../lib/values/direction.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';
import type { Translation, TranslationBlock } from '../../../translations-contract.ts';
import { confirmFollowing, OwnSettings } from './own-settings.tsx';
import { callTranslations, languageName, translationQuery } from './translation-calls.ts';
import css from './translations.module.css';
import type { TranslationWork } from './use-translation.ts';

interface Props {
  translation: Translation;
  /** The main language. */
  from: string;
  work: TranslationWork;
}

/** Changes of blocks in a language; texts are saved first. */
function useBlockChanges({ language, subject }: Translation, work: TranslationWork) {
  const queries = useQueryClient();
  const onSuccess = (changed: Translation | null) => {
    if (changed) queries.setQueryData(translationQuery(language, subject).queryKey, changed);
  };
  const params = { language, subject };
  const hiding = useMutation({
    mutationFn: async (block: Pick<TranslationBlock, 'id' | 'hidden'>) =>
      // The texts of a hidden block leave the screen.
      (await work.flush())
        ? callTranslations('PUT /api/translation/{language}/{subject}', {
            params,
            body: { texts: [], blocks: [block] },
          })
        : null,
    onSuccess,
  });
  const following = useMutation({
    mutationFn: async (id: string) =>
      (await work.flush())
        ? callTranslations('PUT /api/translation/{language}/{subject}/block', {
            params,
            body: { id, settings: null },
          })
        : null,
    onSuccess: (changed, id) => {
      if (changed) work.forget(id);
      onSuccess(changed);
    },
  });
  return { hiding, following };
}

/** The blocks of the page, each of which can be left out in this language, or have own settings. */
export function TranslationBlocks({ translation, from, work }: Props) {
  const words = useMessages(translationsAdmin);
  const { language, blocks } = translation;
  const { hiding, following } = useBlockChanges(translation, work);
  const [edited, setEdited] = useState<string>();
  const id = useId();
  const mayEdit = may('pages', 'write');
  // Blocks within others can't be hidden, so there's nothing to do about them for those who only translate.
  const shown = blocks.filter(({ depth, own }) => mayEdit || depth === 0 || own);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" mb={4} id={id}>
        {words.blocksIn({ language: languageName(language) })}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {mayEdit ? words.layoutFollowsOrOwn : words.layoutFollowsTheOriginal}
      </Text>
      <Stack component="ul" gap="xs" className={css.list ?? ''}>
        {shown.map((block) => (
          <BlockRow
            key={block.id}
            block={block}
            from={from}
            to={languageName(language)}
            isBusy={hiding.isPending || following.isPending}
            onHide={(hidden) => hiding.mutate({ id: block.id, hidden })}
            {...(mayEdit
              ? {
                  onEdit: () => void work.flush().then((saved) => saved && setEdited(block.id)),
                  onFollow: () => confirmFollowing(block.label, language, () => following.mutate(block.id)),
                }
              : {})}
          />
        ))}
      </Stack>
      <OwnSettings
        translation={translation}
        block={blocks.find((block) => block.id === edited)}
        onSaved={work.forget}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
}

interface RowProps {
  block: TranslationBlock;
  from: string;
  to: string;
  isBusy: boolean;
  onHide: (hidden: boolean) => void;
  /** Only for those who edit pages. */
  onEdit?: () => void;
  onFollow?: () => void;
}

function BlockRow({ block, from, to, isBusy, onHide, onEdit, onFollow }: RowProps) {
  const words = useMessages(translationsAdmin);
  const { label, excerpt, hidden, own, changed, depth, canBeOwn } = block;
  const id = useId();
  const shared = {
    size: 'compact-sm',
    variant: 'default',
    'aria-describedby': id,
    // Disabled, it would lose the focus.
    'aria-disabled': isBusy,
  } as const;
  return (
    <Paper
      component="li"
      withBorder
      p="sm"
      ms={`calc(var(--mantine-spacing-md) * ${Math.min(depth, 4)})`}
      data-hidden={hidden || undefined}
    >
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
          {own && (
            <Badge
              variant="light"
              color={changed ? 'orange' : 'blue'}
              c="var(--mantine-color-text)"
              tt="none"
            >
              {changed ? words.originalHasChanged : words.ownSettings}
            </Badge>
          )}
          {onEdit && canBeOwn && !hidden && (
            <Button {...shared} aria-haspopup="dialog" onClick={() => !isBusy && onEdit()}>
              {own ? words.editOwnSettings : words.useOwnSettings}
            </Button>
          )}
          {onFollow && own && !hidden && (
            <Button {...shared} aria-haspopup="dialog" onClick={() => !isBusy && onFollow()}>
              {words.followOriginal}
            </Button>
          )}
          {depth === 0 && (
            <Button {...shared} onClick={() => !isBusy && onHide(!hidden)}>
              {hidden ? words.showIn({ language: to }) : words.hideIn({ language: to })}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  );
}
