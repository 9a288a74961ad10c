import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { plainLetters } from '../../values/plain-letters.ts';
import { pageLanguage } from '../../messages/area.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Rows that are seen at a glance. */
const FEW = 10;

/** A label within a sentence; German nouns and abbreviations keep their capitals. */
const inSentence = (label: string): string =>
  pageLanguage() === 'de' || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);

interface Options<Row> {
  rows: readonly Row[];
  /** What a row is found by. */
  textsOf: (row: Row) => readonly string[];
  /** What is searched: “API keys”. */
  label: string;
}

/** For lists that are seldom long: a search that appears with more than ten rows. */
export function useShortSearch<Row>({ rows, textsOf, label }: Options<Row>) {
  const words = useMessages(adminUi);
  const [q, setQ] = useState('');
  const name = words.searchIn({ list: inSentence(label) });
  const wanted = plainLetters(q.trim());
  const isLong = rows.length > FEW;
  const found = isLong
    ? rows.filter((row) => textsOf(row).some((text) => plainLetters(text).includes(wanted)))
    : rows;
  return {
    found,
    search: isLong && (
      <>
        <TextInput
          type="search"
          mb="sm"
          maw="30rem"
          aria-label={name}
          placeholder={name}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={q}
          maxLength={100}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {found.length === 0 && words.noResultsFound}
        </Text>
      </>
    ),
  };
}
