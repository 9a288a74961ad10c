import { Anchor, Badge, Button, Fieldset, Group, Paper, Radio, Select, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconLanguage, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import { type Language, languageOf, languages as known } from '../../../../lib/messages/languages.ts';
import type { Website } from '../../contract.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { saveSettings, websiteQuery } from './use-website.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (language: string): string => names.of(language) ?? language;

interface Draft {
  languages: Language[];
  untranslated: Website['untranslated'];
}

const draftOf = ({ languages, untranslated }: Website): Draft => ({
  languages: languages.map(languageOf),
  untranslated,
});

/** The main language of the site, the others, and what visitors see of pages that are not translated. */
export const Languages = () => (
  <SettingsFrame title="Languages" lead="Translate your pages, and let visitors choose their language.">
    {(website) => <LanguagesForm website={website} />}
  </SettingsFrame>
);

function LanguagesForm({ website }: { website: Website }) {
  const queries = useQueryClient();
  const editing = useEditing(website, {
    draftOf,
    send: ({ changes, stored: { version } }) => saveSettings(changes, version),
    keep: (saved) => queries.setQueryData(websiteQuery.queryKey, saved),
    says: 'Languages saved.',
    merges: true,
  });
  const { now, errors, change } = editing;
  const main = languageOf(website.locale);
  const left = useMemo(
    () =>
      known
        .filter((each) => each !== main && !now.languages.includes(each))
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    [main, now.languages],
  );
  const remove = (language: Language) => {
    const drop = () => change({ languages: now.languages.filter((each) => each !== language) });
    if (website.languages.includes(language)) confirmRemoval(language, drop);
    else drop();
  };
  return (
    <Stack maw={640} gap="lg">
      <MainLanguage locale={website.locale} />
      <Fieldset legend="Other languages">
        <Stack gap="sm">
          {now.languages.length === 0 && (
            <Text c="dimmed" size="sm">
              No other languages yet. Add a language to translate your pages into it.
            </Text>
          )}
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {now.languages.map((language) => (
              <Row
                key={language}
                language={language}
                isSaved={website.languages.includes(language)}
                onRemove={() => remove(language)}
              />
            ))}
          </Stack>
          <Select
            label="Add language"
            placeholder="Choose a language"
            data={left}
            value={null}
            searchable
            disabled={left.length === 0}
            error={errors['settings.languages']}
            nothingFoundMessage="No results found."
            onChange={(value) => value && change({ languages: [...now.languages, languageOf(value)] })}
          />
        </Stack>
      </Fieldset>
      <Untranslated
        main={main}
        value={now.untranslated}
        onChange={(untranslated) => change({ untranslated })}
      />
      <MachineTranslation />
      <EditingFooter editing={editing} />
    </Stack>
  );
}

const MainLanguage = ({ locale }: { locale: string }) => (
  <Fieldset legend="Main language">
    <Group justify="space-between" gap="sm">
      <Text>{nameOf(locale)}</Text>
      <Anchor component={Link} to="/admin/settings/misc" size="sm" underline="always">
        Change main language
      </Anchor>
    </Group>
    <Text size="sm" c="dimmed" mt={4}>
      Write your pages in this language. Translations follow their layout.
    </Text>
  </Fieldset>
);

const MachineTranslation = () => (
  <Fieldset legend="Machine translation">
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" style={{ flex: '1 1 16rem' }}>
        Let DeepL or a language model write first drafts, which you check before you publish them.
      </Text>
      <Anchor component={Link} to="/admin/settings/machine-translation" size="sm" underline="always">
        Set up machine translation
      </Anchor>
    </Group>
  </Fieldset>
);

interface UntranslatedProps {
  main: Language;
  value: Draft['untranslated'];
  onChange: (value: Draft['untranslated']) => void;
}

const Untranslated = ({ main, value, onChange }: UntranslatedProps) => (
  <Fieldset legend="Pages without a translation">
    <Radio.Group aria-label="Pages without a translation" value={value} onChange={onChange}>
      <Stack gap="sm">
        <Radio
          value="original"
          label="Show the original"
          description={`Visitors read the page in ${nameOf(main)}.`}
        />
        <Radio
          value="hidden"
          label="Leave out"
          description="The page isn’t in the menu of that language, and its address there leads to the original."
        />
      </Stack>
    </Radio.Group>
  </Fieldset>
);

interface RowProps {
  language: Language;
  isSaved: boolean;
  onRemove: () => void;
}

const Row = ({ language, isSaved, onRemove }: RowProps) => (
  <Paper component="li" withBorder p="sm">
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        <Text fw={500}>{nameOf(language)}</Text>
        <Text size="sm" c="dimmed">
          /{language}
        </Text>
        {!isSaved && (
          <Badge variant="light" color="orange">
            Unsaved
          </Badge>
        )}
      </Group>
      <Group gap="xs">
        {isSaved && (
          <Button
            component={Link}
            to={`/admin/pages/translations?language=${language}`}
            size="compact-sm"
            variant="default"
            leftSection={<IconLanguage size={14} aria-hidden />}
          >
            Translate
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={`Remove ${nameOf(language)}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
    </Group>
  </Paper>
);

const confirmRemoval = (language: Language, onConfirm: () => void) =>
  modals.openConfirmModal({
    title: `Remove ${nameOf(language)}?`,
    children: (
      <Text size="sm">
        When you save, pages in {nameOf(language)} are no longer on your site. Their translations are kept in
        case you add the language again.
      </Text>
    ),
    labels: { confirm: 'Remove language', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
