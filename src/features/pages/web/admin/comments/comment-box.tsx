import { Button, Combobox, Group, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMention } from './use-mention.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

interface Props {
  label: string;
  send: string;
  initial?: string;
  /** Those who are named in it are told. */
  withMentions?: boolean;
  autoFocus?: boolean;
  onSend: (text: string, mentions: string[]) => Promise<void>;
  onCancel?: (() => void) | undefined;
  onTyping?: (isEmpty: boolean) => void;
}

interface OfferProps {
  mention: ReturnType<typeof useMention>;
  onPick: (id: string) => void;
  children: ReactNode;
}

/** The people below a text. */
function Offer({ mention: { box, offered, isOpen }, onPick, children }: OfferProps) {
  const words = useMessages(reviewAdmin);
  return (
    <Combobox store={box} onOptionSubmit={onPick} withinPortal position="bottom-start" width={260}>
      <Combobox.EventsTarget withKeyboardNavigation={isOpen} withExpandedAttribute={false}>
        {children}
      </Combobox.EventsTarget>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={words.people}>
          {offered.map(({ _id, name }) => (
            <Combobox.Option key={_id} value={_id}>
              <bdi className="admin-words">{name}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useFocusAtEnd(area: RefObject<HTMLTextAreaElement | null>, isOn: boolean, end: number): void {
  useEffect(() => {
    if (!isOn) return;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  }, [area, isOn, end]);
}

/** A text with people who can be mentioned in it behind “@”. What could not be sent stays in it. */
export function CommentBox({
  label,
  send,
  initial = '',
  withMentions = true,
  autoFocus = false,
  onSend,
  onCancel,
  onTyping,
}: Props) {
  const words = useMessages(reviewAdmin);
  const [text, setText] = useState(initial);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const mention = useMention(area, text, withMentions);
  useFocusAtEnd(area, autoFocus, initial.length);
  const change = (next: string) => {
    setText(next);
    onTyping?.(next.trim() === '');
  };
  const submit = async () => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    try {
      await onSend(text.trim(), mention.mentioned());
      change('');
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && mention.isOpen) {
      event.stopPropagation();
      mention.close();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Offer mention={mention} onPick={(id) => change(mention.pick(id))}>
        <Textarea
          ref={area}
          label={label}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          dir="auto"
          value={text}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            change(value);
            mention.typed(selectionStart);
          }}
          onSelect={({ currentTarget }) => mention.moved(currentTarget.selectionStart)}
          onBlur={mention.close}
          onKeyDown={onKeyDown}
        />
      </Offer>
      <Group gap="xs" mt={6}>
        <Button type="submit" size="compact-sm" loading={busy} disabled={text.trim() === ''}>
          {send}
        </Button>
        {onCancel && (
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </Group>
    </form>
  );
}
