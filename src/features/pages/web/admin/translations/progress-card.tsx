import { Anchor, Card, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';
import type { TranslationProgress } from '../../../translations-contract.ts';
import { languageIn, languageName, progressQuery } from './translation-calls.ts';

/** How far the site is translated into each of its languages, for the dashboard of people who only translate. */
export function TranslationProgressCard() {
  const words = useMessages(translationsAdmin);
  const { languages = [] } = useWebsite().data ?? {};
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="translations">
      <Title order={2} size="h4" mb="sm" id="translations">
        {words.translations}
      </Title>
      {languages.length === 0 && <Text c="dimmed">{words.askForAnotherLanguage}</Text>}
      <Stack gap="md">
        {languages
          .flatMap((code) => languageIn(code, languages) ?? [])
          .map((language) => (
            <InLanguage key={language} language={language} />
          ))}
      </Stack>
    </Card>
  );
}

function InLanguage({ language }: { language: Language }) {
  const words = useMessages(translationsAdmin);
  const { data, error, refetch } = useQuery(progressQuery(language));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <div>
      <Anchor component={Link} to={`/admin/pages/translations?language=${language}`} fw={550}>
        {languageName(language)}
      </Anchor>
      {data?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {words.nothingToTranslateYet}
        </Text>
      ) : (
        <Summary all={data ?? []} />
      )}
    </div>
  );
}

/** How many texts are translated, and how many of these need a person. */
export function Summary({ all }: { all: readonly TranslationProgress[] }) {
  const words = useMessages(translationsAdmin);
  const sum = (part: 'texts' | 'translated' | 'outdated' | 'unchecked') =>
    all.reduce((total, each) => total + each[part], 0);
  const [texts, translated, outdated] = [sum('texts'), sum('translated'), sum('outdated')];
  const unchecked = sum('unchecked');
  if (texts === 0) return null;
  return (
    <div>
      <Text size="sm" mb={4}>
        {words.textsDone({ translated, texts, outdated, unchecked })}
      </Text>
      <Progress.Root>
        <Progress.Section
          value={(100 * (translated - unchecked)) / texts}
          aria-label={words.textsTranslated}
        />
        {unchecked > 0 && (
          <Progress.Section
            value={(100 * unchecked) / texts}
            color="violet"
            aria-label={words.machineTranslationsNotChecked}
          />
        )}
      </Progress.Root>
    </div>
  );
}
