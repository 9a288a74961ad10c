import { Anchor, Badge, Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { Website } from '../../../../websites/contract.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { TranslationProgress } from '../../../translations-contract.ts';
import { languageIn, languageName, progressQuery } from './translation-calls.ts';
import { FileMenu, PublishAll } from './translation-files.tsx';
import { TranslateMissing, TranslationRunPanel } from './translation-run.tsx';
import { Summary } from './progress-card.tsx';
import { StateBadge } from './translation-state.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

/** All that can be translated with how far they are translated, the outdated first. */
export const TranslationList = () => {
  const words = useMessages(translationsAdmin);
  return (
    <>
      <PageHeader
        title={words.translations}
        lead={may('publish', 'write') ? words.translateYourPagesEntriesProducts : words.somebodyElsePublishes}
        {...(may('pages') ? { back: { to: '/admin/pages', label: words.pages } } : {})}
      />
      <Loaded query={useWebsite()}>{(website) => <ByLanguage website={website} />}</Loaded>
    </>
  );
};

function ByLanguage({ website }: { website: Website }) {
  const words = useMessages(translationsAdmin);
  const [params, setParams] = useSearchParams();
  const language = languageIn(params.get('language') ?? website.languages[0], website.languages);
  if (website.languages.length === 0)
    return (
      <EmptyState
        icon={<IconLanguage size={28} />}
        title={words.yourSiteHasOneLanguage}
        says={may('settings', 'write') ? words.addAnotherLanguageToTranslate : words.askForAnotherLanguage}
      >
        {may('settings', 'write') && (
          <Button component={Link} to="/admin/settings/languages">
            {words.addLanguage}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <Stack gap="md" maw={860}>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label={words.language}
          value={language ?? ''}
          data={website.languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(value) =>
            setParams(
              (before) => {
                before.set('language', value);
                return before;
              },
              { replace: true },
            )
          }
        />
        <Group gap="sm">
          {language && may('translations', 'write') && <FileMenu language={language} />}
          {may('settings', 'write') && (
            <>
              <Anchor component={Link} to="/admin/settings/languages" size="sm" underline="always">
                {words.manageLanguages}
              </Anchor>
              <Anchor component={Link} to="/admin/settings/machine-translation" size="sm" underline="always">
                {words.machineTranslation}
              </Anchor>
            </>
          )}
        </Group>
      </Group>
      {language ? <Subjects language={language} /> : <Text c="dimmed">{words.yourSiteDoesntHaveThis}</Text>}
    </Stack>
  );
}

function Subjects({ language }: { language: Language }) {
  const query = useQuery(progressQuery(language));
  return <Loaded query={query}>{(all) => <Grouped all={all} language={language} />}</Loaded>;
}

/** Only kinds that the site has can be chosen. */
function Grouped({ all, language }: { all: readonly TranslationProgress[]; language: Language }) {
  const words = useMessages(translationsAdmin);
  const [params, setParams] = useSearchParams();
  const offered = groups.filter((group) => all.some(({ kind }) => isOf(group, kind)));
  const chosen = offered.find(({ value }) => value === params.get('show'));
  const shown = chosen ? all.filter(({ kind }) => isOf(chosen, kind)) : all;
  return (
    <>
      {offered.length > 1 && (
        <div style={{ overflowX: 'auto' }}>
          <SegmentedControl
            aria-label={words.show}
            value={chosen?.value ?? 'all'}
            data={[
              { value: 'all', label: words.all },
              ...offered.map(({ value, label }) => ({ value: value as string, label: words[label] })),
            ]}
            onChange={(show) =>
              setParams(show === 'all' ? { language } : { language, show }, { replace: true })
            }
          />
        </div>
      )}
      <div role="status">
        <Summary all={shown} />
      </div>
      <TranslationRunPanel all={all} language={language} />
      <Group gap="xs">
        <TranslateMissing all={all} language={language} />
        <PublishAll all={shown} language={language} />
      </Group>
      {all.length === 0 && (
        <EmptyState
          icon={<IconLanguage size={28} />}
          title={words.nothingToTranslateYet}
          says={words.pagesProductsServicesAndForms}
        />
      )}
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((each) => (
          <Row key={each.subject} each={each} language={language} />
        ))}
      </Stack>
    </>
  );
}

const isOf = ({ kinds: of }: { kinds: readonly Kind[] }, kind: Kind): boolean => of.includes(kind);

const kinds = {
  section: 'reusableSection',
  menu: 'menu',
  entry: 'entry',
  layout: 'layout',
  'content-type': 'contentType',
  term: 'categoryTagOrAuthor',
  product: 'product',
  service: 'service',
  collection: 'collection',
  form: 'form',
  email: 'email',
  file: 'image',
  site: 'branding',
  shop: 'shopSettings',
} as const;
type Kind = TranslationProgress['kind'];

/** Shown beside each other; sections and menus are parts of pages, layouts those of entries. */
const groups = [
  { value: 'pages', label: 'pages', kinds: ['page', 'section', 'menu'] },
  { value: 'entries', label: 'entries', kinds: ['entry', 'layout', 'content-type', 'term'] },
  { value: 'products', label: 'products', kinds: ['product', 'collection'] },
  { value: 'services', label: 'services', kinds: ['service'] },
  { value: 'forms', label: 'forms', kinds: ['form'] },
  { value: 'emails', label: 'emails', kinds: ['email'] },
  { value: 'images', label: 'images', kinds: ['file'] },
  { value: 'site', label: 'siteAndShop', kinds: ['site', 'shop'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly Kind[] }[];

function Row({ each, language }: { each: TranslationProgress; language: Language }) {
  const words = useMessages(translationsAdmin);
  const { subject, kind, name, texts, translated, outdated, unchecked, state, visible } = each;
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
          <Anchor
            component={Link}
            to={`/admin/pages/translations/${language}/${subject}`}
            fw={600}
            className="admin-words"
          >
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[
              kind === 'page' ? '' : words[kinds[kind]],
              words.ofTexts({ translated, texts }),
              visible ? '' : words.originalNotPublished,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          {outdated > 0 && (
            <Badge variant="light" color="orange" c="var(--mantine-color-text)">
              {words.countOutdated({ outdated })}
            </Badge>
          )}
          {unchecked > 0 && (
            <Badge variant="light" color="violet">
              {words.countUnchecked({ unchecked })}
            </Badge>
          )}
          <StateBadge state={state} />
        </Group>
      </Group>
    </Paper>
  );
}
