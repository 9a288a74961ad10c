import { Code } from '@mantine/core';
import { Fragment } from 'react';
import { placeholdersOf, type MailKind } from '../../../mail-kind.ts';

/** A subject with the labels of its placeholders. */
export function SubjectLine({ kind, subject }: { kind: MailKind | undefined; subject: string }) {
  const known = kind ? placeholdersOf(kind) : [];
  const parts = subject.split(/(\{\{\s*[\w-]+\s*\}\})/).map((part, index) => {
    const name = /^\{\{\s*([\w-]+)\s*\}\}$/.exec(part)?.[1];
    // The parts have no other names, and only change all together.
    // oxlint-disable-next-line react/no-array-index-key
    if (name === undefined) return <Fragment key={index}>{part}</Fragment>;
    // oxlint-disable-next-line react/no-array-index-key
    return <Code key={index}>{known.find((one) => one.name === name)?.label ?? name}</Code>;
  });
  return <bdi>{parts}</bdi>;
}
