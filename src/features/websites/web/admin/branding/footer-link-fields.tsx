import { ActionIcon, Group, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkInput } from '../../../../../lib/admin-ui/rich-text/link-input.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';
import { type FooterLink, isBlank, problemsOf } from './footer-links.ts';

interface Props {
  link: FooterLink;
  number: number;
  /** A refusal by the server. */
  error: (field: keyof FooterLink) => string | undefined;
  onChange: (part: Partial<FooterLink>) => void;
  onRemove: () => void;
}

/** A link of the footer. What is missing is marked once the focus has left it. */
export function FooterLinkFields({ link, number, error, onChange, onRemove }: Props) {
  const words = useMessages(brandingAdmin);
  const [isIn, setIsIn] = useState(false);
  const { label, href } = problemsOf(link);
  const isMarked = !isIn && !isBlank(link);
  return (
    <Group
      gap="xs"
      wrap="nowrap"
      align="flex-start"
      onFocus={() => setIsIn(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsIn(currentTarget.contains(relatedTarget))}
    >
      <TextInput
        aria-label={words.linkName({ number })}
        placeholder={words.instagram}
        maxLength={40}
        value={link.label}
        error={error('label') ?? (isMarked && label && words.enterALinkName)}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        w={140}
      />
      <LinkInput
        aria-label={words.linkUrlOf({ number })}
        placeholder={words.https}
        maxLength={2000}
        value={link.href}
        error={error('href') ?? (isMarked && href && words.enterALinkThat)}
        onChange={(next) => onChange({ href: next })}
        style={{ flex: 1 }}
      />
      <ActionIcon size="lg" aria-label={words.removeLink({ number })} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}
