import { Anchor, Badge, Button, Group, Paper, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
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
import { StateBadge } from './translation-state.tsx';

/** All that can be translated with how far they are translated, the outdated first. */
export const TranslationList = () => (
  <>
    <PageHeader
      title="Translations"
      lead="Translate your pages, entries, products, services, forms and emails. Visitors see a translation once you publish it."
      back={{ to: '/admin/pages', label: 'Pages' }}
    />
    <Loaded query={useWebsite()}>{(website) => <ByLanguage website={website} />}</Loaded>
  </>
);

function ByLanguage({ website }: { website: Website }) {
  const [params, setParams] = useSearchParams();
  const language = languageIn(params.get('language') ?? website.languages[0], website.languages);
  if (website.languages.length === 0)
    return (
      <EmptyState
        icon={<IconLanguage size={28} />}
        title="Your site has one language"
        says="Add another language to translate your site into it."
      >
        {may('settings', 'write') && (
          <Button component={Link} to="/admin/settings/languages">
            Add language
          </Button>
        )}
      </EmptyState>
    );
  return (
    <Stack gap="md" maw={860}>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="Language"
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
          {language && may('pages', 'write') && <FileMenu language={language} />}
          {may('settings', 'write') && (
            <>
              <Anchor component={Link} to="/admin/settings/languages" size="sm" underline="always">
                Manage languages
              </Anchor>
              <Anchor component={Link} to="/admin/settings/machine-translation" size="sm" underline="always">
                Machine translation
              </Anchor>
            </>
          )}
        </Group>
      </Group>
      {language ? (
        <Subjects language={language} />
      ) : (
        <Text c="dimmed">Your site doesn’t have this language. Choose another.</Text>
      )}
    </Stack>
  );
}

function Subjects({ language }: { language: Language }) {
  const query = useQuery(progressQuery(language));
  return <Loaded query={query}>{(all) => <Grouped all={all} language={language} />}</Loaded>;
}

/** Only kinds that the site has can be chosen. */
function Grouped({ all, language }: { all: readonly TranslationProgress[]; language: Language }) {
  const [params, setParams] = useSearchParams();
  const offered = groups.filter((group) => all.some(({ kind }) => isOf(group, kind)));
  const chosen = offered.find(({ value }) => value === params.get('show'));
  const shown = chosen ? all.filter(({ kind }) => isOf(chosen, kind)) : all;
  return (
    <>
      {offered.length > 1 && (
        <div style={{ overflowX: 'auto' }}>
          <SegmentedControl
            aria-label="Show"
            value={chosen?.value ?? 'all'}
            data={[
              { value: 'all', label: 'All' },
              ...offered.map(({ value, label }) => ({ value: value as string, label })),
            ]}
            onChange={(show) =>
              setParams(show === 'all' ? { language } : { language, show }, { replace: true })
            }
          />
        </div>
      )}
      <Summary all={shown} />
      <TranslationRunPanel all={all} language={language} />
      <Group gap="xs">
        <TranslateMissing all={all} language={language} />
        <PublishAll all={shown} language={language} />
      </Group>
      {all.length === 0 && (
        <EmptyState
          icon={<IconLanguage size={28} />}
          title="Nothing to translate yet"
          says="Pages, products, services and forms are listed here once they have text."
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

function Summary({ all }: { all: readonly TranslationProgress[] }) {
  const sum = (part: 'texts' | 'translated' | 'outdated' | 'unchecked') =>
    all.reduce((total, each) => total + each[part], 0);
  const [texts, translated, outdated] = [sum('texts'), sum('translated'), sum('outdated')];
  const unchecked = sum('unchecked');
  if (texts === 0) return null;
  return (
    <div>
      <Text size="sm" mb={4} role="status">
        {translated.toLocaleString('en')} of {texts.toLocaleString('en')} texts translated
        {outdated > 0 ? `, ${outdated.toLocaleString('en')} outdated` : ''}
        {unchecked > 0 ? `, ${unchecked.toLocaleString('en')} not checked` : ''}
      </Text>
      <Progress.Root>
        <Progress.Section value={(100 * (translated - unchecked)) / texts} aria-label="Texts translated" />
        {unchecked > 0 && (
          <Progress.Section
            value={(100 * unchecked) / texts}
            color="violet"
            aria-label="Machine translations not checked"
          />
        )}
      </Progress.Root>
    </div>
  );
}

const kinds = {
  page: '',
  section: 'Reusable section',
  menu: 'Menu',
  entry: 'Entry',
  layout: 'Layout',
  'content-type': 'Content type',
  term: 'Category, tag or author',
  product: 'Product',
  service: 'Service',
  collection: 'Collection',
  form: 'Form',
  email: 'Email',
} as const;
type Kind = TranslationProgress['kind'];

/** Shown beside each other; sections and menus are parts of pages, layouts those of entries. */
const groups = [
  { value: 'pages', label: 'Pages', kinds: ['page', 'section', 'menu'] },
  { value: 'entries', label: 'Entries', kinds: ['entry', 'layout', 'content-type', 'term'] },
  { value: 'products', label: 'Products', kinds: ['product', 'collection'] },
  { value: 'services', label: 'Services', kinds: ['service'] },
  { value: 'forms', label: 'Forms', kinds: ['form'] },
  { value: 'emails', label: 'Emails', kinds: ['email'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly Kind[] }[];

function Row({ each, language }: { each: TranslationProgress; language: Language }) {
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
            {[kinds[kind], `${translated} of ${texts} texts`, visible ? '' : 'Original not published']
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          {outdated > 0 && (
            <Badge variant="light" color="orange">
              {outdated} outdated
            </Badge>
          )}
          {unchecked > 0 && (
            <Badge variant="light" color="violet">
              {unchecked} not checked
            </Badge>
          )}
          <StateBadge state={state} />
        </Group>
      </Group>
    </Paper>
  );
}
