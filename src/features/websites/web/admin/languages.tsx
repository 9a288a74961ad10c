import { Anchor, Badge, Button, Fieldset, Group, Paper, Radio, Select, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconLanguage, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { type Language, languageOf, languages as known } from '../../../../lib/messages/languages.ts';
import type { Website } from '../../contract.ts';
import { byLabel, languageName, languageTitle } from './choices.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { saveSettings, websiteQuery } from './use-website.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../messages/admin/area.ts';

interface Draft {
  languages: Language[];
  languageHosts: Partial<Record<Language, string | null>>;
  untranslated: Website['untranslated'];
}

const hostsIn = ({ hosts = [] }: Website): Draft['languageHosts'] =>
  Object.fromEntries(hosts.flatMap(({ host, language }) => (language === null ? [] : [[language, host]])));

const draftOf = (website: Website): Draft => ({
  languages: website.languages.map(languageOf),
  languageHosts: hostsIn(website),
  untranslated: website.untranslated,
});

/** What has changed of the addresses of languages that the site keeps. */
function changedHosts(
  { languages, languageHosts }: Draft,
  stored: Website,
): Draft['languageHosts'] | undefined {
  const before = hostsIn(stored);
  const changed = languages.filter((one) => (languageHosts[one] ?? null) !== (before[one] ?? null));
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((one) => [one, languageHosts[one] ?? null]));
}

/** The main language of the site, the others, and what visitors see of pages that are not translated. */
export const Languages = () => {
  const words = useMessages(websitesAdmin);
  return (
    <SettingsFrame title={words.languages} lead={words.translateYourPagesAndLet}>
      {(website) => <LanguagesForm website={website} />}
    </SettingsFrame>
  );
};

function LanguagesForm({ website }: { website: Website }) {
  const words = useMessages(websitesAdmin);
  const queries = useQueryClient();
  const editing = useEditing(website, {
    draftOf,
    send: ({ now, changes, stored }) =>
      saveSettings({ ...changes, languageHosts: changedHosts(now, stored) }, stored.version),
    keep: (saved) => queries.setQueryData(websiteQuery.queryKey, saved),
    says: words.languagesSaved,
    merges: true,
  });
  const { now, errors, change } = editing;
  const main = languageOf(website.locale);
  const left = useMemo(
    () =>
      known
        .filter((each) => each !== main && !now.languages.includes(each))
        .map((value) => ({ value, label: languageTitle(value) }))
        .toSorted(byLabel),
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
      <Fieldset legend={words.otherLanguages}>
        <Stack gap="sm">
          {now.languages.length === 0 && (
            <Text c="dimmed" size="sm">
              {words.noOtherLanguagesYetAdd}
            </Text>
          )}
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {now.languages.map((language) => (
              <Row
                key={language}
                language={language}
                isSaved={website.languages.includes(language)}
                hosts={hostsFor(language, now, website)}
                host={now.languageHosts[language] ?? null}
                error={errors[`settings.languageHosts.${language}`]}
                onHost={(host) => change({ languageHosts: { ...now.languageHosts, [language]: host } })}
                onRemove={() => remove(language)}
              />
            ))}
          </Stack>
          <Select
            label={words.addLanguage}
            placeholder={words.chooseALanguage}
            data={left}
            value={null}
            searchable
            disabled={left.length === 0}
            error={errors['settings.languages']}
            nothingFoundMessage={words.noResultsFound}
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

const MainLanguage = ({ locale }: { locale: string }) => {
  const words = useMessages(websitesAdmin);
  return (
    <Fieldset legend={words.mainLanguage}>
      <Group justify="space-between" gap="sm">
        <Text>{languageTitle(locale)}</Text>
        <Anchor component={Link} to="/admin/settings/misc" size="sm" underline="always">
          {words.changeMainLanguage}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {words.writeYourPagesInThis}
      </Text>
    </Fieldset>
  );
};

const MachineTranslation = () => {
  const words = useMessages(websitesAdmin);
  return (
    <Fieldset legend={words.machineTranslation}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" style={{ flex: '1 1 16rem' }}>
          {words.letDeeplOrALanguage}
        </Text>
        <Anchor component={Link} to="/admin/settings/machine-translation" size="sm" underline="always">
          {words.setUpMachineTranslation}
        </Anchor>
      </Group>
    </Fieldset>
  );
};

interface UntranslatedProps {
  main: Language;
  value: Draft['untranslated'];
  onChange: (value: Draft['untranslated']) => void;
}

const Untranslated = ({ main, value, onChange }: UntranslatedProps) => {
  const words = useMessages(websitesAdmin);
  return (
    <Fieldset legend={words.pagesWithoutATranslation}>
      <Radio.Group value={value} onChange={onChange}>
        <Stack gap="sm">
          <Radio
            value="original"
            label={words.showTheOriginal}
            description={words.visitorsReadThePageIn({ language: languageName(main) })}
          />
          <Radio value="hidden" label={words.leaveOut} description={words.thePageIsntInThe} />
        </Stack>
      </Radio.Group>
    </Fieldset>
  );
};

/** The addresses of the site that a language can have: all but the main one, former ones, and those of other languages. */
const hostsFor = (
  language: Language,
  { languages, languageHosts }: Draft,
  { hosts = [] }: Website,
): string[] =>
  hosts
    .filter(({ canonical, retiresAt }) => !canonical && retiresAt === null)
    .map(({ host }) => host)
    .filter((host) => languages.every((one) => one === language || languageHosts[one] !== host));

interface RowProps {
  language: Language;
  isSaved: boolean;
  /** Those to choose from. */
  hosts: string[];
  /** Null for the address that begins with its code. */
  host: string | null;
  error: string | undefined;
  onHost: (host: string | null) => void;
  onRemove: () => void;
}

const Row = ({ language, isSaved, hosts, host, error, onHost, onRemove }: RowProps) => {
  const words = useMessages(websitesAdmin);
  const usual = `/${language}`;
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text fw={500}>{languageTitle(language)}</Text>
          {(hosts.length === 0 || !may('domains', 'write')) && (
            <Text size="sm" c="dimmed">
              {host ?? usual}
            </Text>
          )}
          {!isSaved && (
            <Badge variant="light" color="orange" c="var(--mantine-color-text)">
              {words.unsaved}
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
              {words.translate}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={words.removeNamed({ language: languageName(language) })}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </Group>
      </Group>
      {hosts.length > 0 && may('domains', 'write') && (
        <Select
          mt="sm"
          label={words.addressOfLanguage({ language: languageName(language) })}
          description={words.showThisLanguageAt}
          data={[
            { value: usual, label: words.usualAddress({ address: usual }) },
            ...hosts.map((value) => ({ value, label: value })),
          ]}
          value={host ?? usual}
          allowDeselect={false}
          error={error}
          onChange={(value) => onHost(value === usual ? null : value)}
        />
      )}
    </Paper>
  );
};

const confirmRemoval = (language: Language, onConfirm: () => void) => {
  const words = messagesNow(websitesAdmin);
  return modals.openConfirmModal({
    title: words.removeNamedQuestion({ language: languageName(language) }),
    children: <Text size="sm">{words.whenYouSavePagesIn({ language: languageName(language) })}</Text>,
    labels: { confirm: words.removeLanguage, cancel: words.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
};
