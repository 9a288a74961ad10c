import {
  Alert,
  Anchor,
  Button,
  Group,
  Pagination,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconInfoCircle, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Wording as AllWording } from '../../../wording-contract.ts';
import { languageName } from '../choices.ts';
import { rowsOf, useWording, useWordingEdits, type WordingEdits, type WordingRow } from './use-wording.ts';
import { WordingRowView } from './wording-row.tsx';
import { languages } from '../../../../../lib/messages/languages.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../../messages/admin/area.ts';

const PAGE = 50;

/** Search terms, each of which a text must contain. */
const matches = (row: WordingRow, work: WordingEdits, terms: readonly string[]): boolean => {
  if (terms.length === 0) return true;
  const own = `${row.original} ${work.texts(row).join(' ')} ${row.group} ${row.where}`.toLowerCase();
  return terms.every((term) => own.includes(term));
};

/** The words that visitors read on buttons, labels and messages, which the site can say its own way. */
export const Wording = () => {
  const say = useMessages(websitesAdmin);
  const [params] = useSearchParams();
  const asked = languages.find((language) => language === params.get('language'));
  return (
    <>
      <PageHeader
        title={say.wording}
        lead={say.changeTheTextOfButtons}
        back={{ to: '/admin/settings', label: say.settings }}
      />
      <Loaded query={useWording(asked)}>
        {(wording) => <WordingList key={wording.language} wording={wording} asked={asked} />}
      </Loaded>
    </>
  );
};

interface ListProps {
  wording: AllWording;
  /** The language in the address. */
  asked: AllWording['language'] | undefined;
}

function WordingList({ wording, asked: chosen }: ListProps) {
  const say = useMessages(websitesAdmin);
  const [params, setParams] = useSearchParams();
  const rows = useMemo(() => rowsOf(wording), [wording]);
  const groups = useMemo(() => [...new Set(rows.map(({ group }) => group))], [rows]);
  const show = (part: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(part))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const [query, setQuery] = useState(params.get('q') ?? '');
  // As they were when saving was tried, so that no text leaves the list while it is being corrected.
  const [toFix, setToFix] = useState<ReadonlySet<string>>(new Set());
  const work = useWordingEdits(wording, chosen, rows, (ids) => {
    setToFix(new Set(ids));
    setQuery('');
    show({ q: null, group: null, show: 'to-fix' });
  });
  const terms = (params.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const group = params.get('group');
  const asked = params.get('show') ?? 'all';
  const filter = asked === 'to-fix' && toFix.size === 0 ? 'all' : asked;
  const found = rows.filter(
    (row) =>
      (!group || row.group === group) &&
      (filter !== 'changed' || work.isChanged(row) || work.isEdited(row)) &&
      (filter !== 'to-fix' || toFix.has(row.id)) &&
      matches(row, work, terms),
  );
  const changed = rows.filter(({ words }) => words !== null).length;
  const left = work.faulty.length;
  return (
    <Stack gap="md" maw={860}>
      <Languages
        wording={wording}
        disabled={work.form.isChanged}
        onChange={(language) => show({ language: language === wording.languages[0] ? null : language })}
      />
      <Filters
        query={query}
        onQuery={(text) => {
          setQuery(text);
          show({ q: text.trim() });
        }}
        groups={groups}
        group={group}
        onGroup={(value) => show({ group: value })}
        filter={filter}
        changed={changed}
        onFilter={(value) => {
          setQuery('');
          show({ q: null, show: value === 'all' ? null : value });
        }}
      />
      {filter === 'to-fix' && left > 0 && (
        <Alert color="orange" role="alert" icon={<IconInfoCircle />}>
          {say.fixTextsToSave({ count: left, number: String(left) })}
        </Alert>
      )}
      <FoundRows
        found={found}
        language={wording.language}
        work={work}
        isFiltered={terms.length > 0 || group !== null}
      />
      {changed > 0 && <ResetAll changed={changed} onReset={work.resetAll} />}
      <EditingFooter editing={work.form} />
    </Stack>
  );
}

interface FiltersProps {
  query: string;
  onQuery: (text: string) => void;
  groups: string[];
  group: string | null;
  onGroup: (group: string | null) => void;
  filter: string;
  /** Number of saved changes. */
  changed: number;
  onFilter: (filter: string) => void;
}

const Filters = ({ query, onQuery, groups, group, onGroup, filter, changed, onFilter }: FiltersProps) => {
  const say = useMessages(websitesAdmin);
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        type="search"
        aria-label={say.searchWording}
        placeholder={say.searchForExampleAddTo}
        leftSection={<IconSearch size={16} aria-hidden />}
        style={{ flex: '1 1 16rem' }}
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
      />
      <Select
        aria-label={say.partOfTheSite}
        placeholder={say.allPartsOfTheSite}
        data={groups}
        clearable
        value={group}
        onChange={onGroup}
        style={{ flex: '0 1 14rem' }}
      />
      <SegmentedControl
        aria-label={say.show}
        value={filter}
        data={[
          { value: 'all', label: say.all },
          {
            value: 'changed',
            label: changed > 0 ? say.changedCount({ count: String(changed) }) : say.changed,
          },
          ...(filter === 'to-fix' ? [{ value: 'to-fix', label: say.toFix }] : []),
        ]}
        onChange={onFilter}
      />
    </Group>
  );
};

interface LanguagesProps {
  wording: AllWording;
  /** While there are changes that would be lost. */
  disabled: boolean;
  onChange: (language: string) => void;
}

/** In which language the texts are; a site with several has a wording in each. */
function Languages({ wording: { language, languages: all, waiting }, disabled, onChange }: LanguagesProps) {
  const say = useMessages(websitesAdmin);
  const [main] = all;
  return (
    <>
      {all.length > 1 && (
        <Select
          label={say.language}
          description={disabled ? say.saveBeforeLanguage : undefined}
          maw="20rem"
          allowDeselect={false}
          disabled={disabled}
          data={all.map((each) => ({ value: each, label: languageName(each) }))}
          value={language}
          onChange={(value) => value && onChange(value)}
        />
      )}
      <Text size="sm" c="dimmed">
        {say.yourSiteIsIn({ language: languageName(main ?? language) })}{' '}
        {waiting.map((each) => (
          <span key={each.language}>
            {say.changedTextsAreKept({
              count: each.count,
              number: String(each.count),
              language: languageName(each.language),
            })}{' '}
          </span>
        ))}
        <Anchor component={Link} to="/admin/settings/misc" size="sm" underline="always">
          {say.changeLanguage}
        </Anchor>
      </Text>
    </>
  );
}

function ResetAll({ changed, onReset }: { changed: number; onReset: () => void }) {
  const say = useMessages(websitesAdmin);
  return (
    <Group>
      <Button variant="subtle" color="red" onClick={() => confirmReset(changed, onReset)}>
        {say.resetAllWording}
      </Button>
    </Group>
  );
}

const confirmReset = (count: number, onConfirm: () => void) => {
  const say = messagesNow(websitesAdmin);
  return modals.openConfirmModal({
    title: say.resetChangedTexts({ count, number: String(count) }),
    children: <Text size="sm">{say.visitorsWillReadTheOriginal}</Text>,
    labels: { confirm: say.resetAllWording, cancel: say.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
};

interface FoundProps {
  found: readonly WordingRow[];
  language: string;
  work: WordingEdits;
  isFiltered: boolean;
}

function FoundRows({ found, language, work, isFiltered }: FoundProps) {
  const say = useMessages(websitesAdmin);
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(pages, Math.max(1, Number(params.get('page')) || 1));
  const rows = found.slice((page - 1) * PAGE, page * PAGE);
  if (found.length === 0)
    return (
      <EmptyState
        icon={<IconSearch size={28} />}
        title={isFiltered ? say.noTextFound : say.noChangedTextsYet}
        says={isFiltered ? say.checkTheSpellingOrSearch : say.findATextUnderAll}
      />
    );
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {say.texts({ count: found.length })}
      </Text>
      {[...Map.groupBy(rows, ({ group }) => group)].map(([group, some]) => (
        <section key={group} aria-label={group}>
          <Title order={2} size="h5" mb="xs">
            {group}
          </Title>
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {some.map((row) => (
              <WordingRowView
                key={row.id}
                row={row}
                language={language}
                work={work}
                isOpen={open.has(row.id) || work.isEdited(row)}
                onOpen={() => setOpen((before) => new Set(before).add(row.id))}
              />
            ))}
          </Stack>
        </section>
      ))}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? say.nextPage : say.previousPage,
          })}
          onChange={(next) => {
            setParams((before) => {
              const changed = new URLSearchParams(before);
              changed.set('page', String(next));
              return changed;
            });
            scrollTo(0, 0);
          }}
        />
      )}
    </>
  );
}
