import { Anchor, Button, Drawer, NavLink, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconChevronLeft, IconKeyboard, IconRoute, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ListSkeleton } from '../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../lib/admin-ui/lists/load-error.tsx';
import { useShortcuts } from '../search/shortcuts-state.ts';
import { startTour } from '../tour/tour-state.ts';
import { type Article, articlesFor, findArticles } from './article.ts';
import { articlesQuery, closeHelp, openHelp, useHelp } from './help-state.ts';
import { Markdown } from './markdown.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

function Titles({ title, articles }: { title: string; articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text size="xs" c="dimmed" fw={600} mb={4}>
        {title}
      </Text>
      {articles.map(({ id, title: label }) => (
        <NavLink key={id} component="button" type="button" label={label} onClick={() => openHelp(id)} />
      ))}
    </section>
  );
}

function Contents({ articles }: { articles: readonly Article[] }) {
  const words = useMessages(shellAdmin);
  const [query, setQuery] = useState('');
  const { pathname } = useLocation();
  const here = articlesFor(articles, pathname);
  const found = findArticles(articles, query);
  const searched = query.trim() !== '';
  return (
    <Stack>
      <TextInput
        type="search"
        aria-label={words.searchHelp}
        placeholder={words.searchHelp}
        data-autofocus
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {searched ? (
        <div role="status">
          {found.length === 0 && <Text size="sm">{words.noArticlesFoundTryAnother}</Text>}
        </div>
      ) : (
        <Titles title={words.forThisScreen} articles={here} />
      )}
      <Titles
        title={searched ? words.results : words.allArticles}
        articles={searched ? found : found.filter((each) => !here.includes(each))}
      />
      <Button
        variant="default"
        leftSection={<IconKeyboard size={16} aria-hidden />}
        onClick={() => {
          closeHelp();
          useShortcuts.getState().setOpened(true);
        }}
      >
        {words.keyboardShortcuts}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRoute size={16} aria-hidden />}
        onClick={() => {
          closeHelp();
          startTour();
        }}
      >
        {words.takeTheTour}
      </Button>
    </Stack>
  );
}

function Shown({ article: { title, text } }: { article: Article }) {
  const words = useMessages(shellAdmin);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <article>
      <Anchor component="button" type="button" size="sm" c="dimmed" onClick={() => openHelp()}>
        <IconChevronLeft size={14} aria-hidden /> {words.allArticles}
      </Anchor>
      <Title order={2} size="h4" mt="xs" ref={head} tabIndex={-1} style={{ outline: 'none' }}>
        {title}
      </Title>
      <Markdown text={text} />
    </article>
  );
}

/** The help panel: articles about the current screen first, then a search over all of them. */
export default function HelpDrawer() {
  const words = useMessages(shellAdmin);
  const { opened, article } = useHelp();
  const { data, error, refetch } = useQuery(articlesQuery);
  const shown = data?.find(({ id }) => id === article);
  return (
    <Drawer opened={opened} onClose={closeHelp} title={words.help} position="right" size="md">
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={6} />
      ) : shown ? (
        <Shown key={shown.id} article={shown} />
      ) : (
        <Contents articles={data} />
      )}
    </Drawer>
  );
}
