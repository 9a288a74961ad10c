import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { BrandState } from '../../../brand-contract.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { CssFields } from './css-fields.tsx';
import { BrandConflict } from './brand-bar.tsx';
import { brandQuery } from './brand-calls.ts';
import { AccountLinks, Footer, FooterLayout, HeaderExtras, HeaderLayout, MenuNote } from './frame-fields.tsx';
import { type BrandingForm, useBranding } from './use-branding.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

export type SitePart = 'announcement' | 'header' | 'footer' | 'css';

const titles = {
  announcement: 'announcementBar',
  header: 'header',
  footer: 'footer',
  css: 'customCss',
} as const satisfies Record<SitePart, string>;

export const sitePartTitle = (part: SitePart): string => messagesNow(brandingAdmin)[titles[part]];

interface Props {
  part: SitePart;
  /** Called when the draft was saved, published or discarded, so that previews can reload. */
  onSaved: () => void;
  /** Returns to the previous panel. */
  back: ReactNode;
  /** Further settings of the part. */
  children?: ReactNode;
}

const said = ({ saving, differs, unfinished }: BrandingForm): string => {
  const words = messagesNow(brandingAdmin);
  if (saving.state === 'failed') return words.yourChangesCouldntBeSaved;
  if (unfinished === 'fields') return words.notSavedCheckTheMarked;
  if (saving.state !== 'saved') return words.saving;
  if (unfinished === 'links') return words.completeTheLinks;
  return differs ? words.savedAsADraftEveryPage : words.shownOnEveryPage;
};

/** Text fields have the browser’s own undo; the page’s must not react to it. */
function useOwnUndo(form: BrandingForm) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
    event.stopPropagation();
    if ((event.target as Element).matches('input:not([type=checkbox], [type=radio]), textarea')) return;
    event.preventDefault();
    if (event.shiftKey || event.key.toLowerCase() === 'y') form.redo?.();
    else form.undo?.();
  });
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = place.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    here?.addEventListener('keydown', listen);
    return () => here?.removeEventListener('keydown', listen);
  }, []);
  return place;
}

function Settings({ loaded, part, onSaved, back, children }: Props & { loaded: BrandState }) {
  const words = useMessages(brandingAdmin);
  const form = useBranding(loaded);
  const { value, errors, set, setBrand } = form;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), [part]);
  const tellSaved = useEffectEvent(onSaved);
  const version = useRef(form.saved);
  useEffect(() => {
    if (version.current === form.saved) return;
    version.current = form.saved;
    tellSaved();
  }, [form.saved]);
  // The page's own guard asks before the user leaves; pending changes are sent.
  const leave = useEffectEvent(() => void form.flush());
  useEffect(() => () => leave(), []);
  const place = useOwnUndo(form);
  return (
    <section ref={place} aria-label={words.settingsOf({ part: sitePartTitle(part) })}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Title order={2} size="h5" ref={head} tabIndex={-1} style={{ outline: 'none' }}>
          {sitePartTitle(part)}
        </Title>
        <Group gap={4} wrap="nowrap">
          <ActionIcon aria-label={words.undo} title={words.undo} disabled={!form.undo} onClick={form.undo}>
            <IconArrowBackUp size={16} />
          </ActionIcon>
          <ActionIcon aria-label={words.redo} title={words.redo} disabled={!form.redo} onClick={form.redo}>
            <IconArrowForwardUp size={16} />
          </ActionIcon>
          {back}
        </Group>
      </Group>
      <BrandConflict form={form} />
      <Stack>
        {part === 'announcement' && <AnnouncementFields value={value} errors={errors} setBrand={setBrand} />}
        {part === 'header' && (
          <>
            <HeaderLayout value={value} set={set} />
            <HeaderExtras value={value} setBrand={setBrand} />
            <AccountLinks value={value} setBrand={setBrand} />
            <MenuNote part="header" />
          </>
        )}
        {part === 'footer' && (
          <>
            <FooterLayout value={value} setBrand={setBrand} />
            <Footer value={value} errors={errors} setBrand={setBrand} />
          </>
        )}
        {part === 'css' && <CssFields value={value} errors={errors} setBrand={setBrand} />}
        {children}
        <Text size="sm" c="dimmed" role="status">
          {said(form)}
        </Text>
        {form.differs && (
          <Group gap="xs">
            <Button
              disabled={form.saving.state === 'failed' || form.unfinished !== null}
              loading={form.busy}
              onClick={form.publish}
            >
              {words.publishDesign}
            </Button>
            <Button variant="default" disabled={form.busy} onClick={form.discard}>
              {words.discardChanges}
            </Button>
          </Group>
        )}
      </Stack>
    </section>
  );
}

/** Settings of header, footer and announcement, beside the page being edited. They are part of the design's draft. */
export function SitePartSettings(props: Props) {
  const { data, error, refetch } = useQuery(brandQuery);
  if (data) return <Settings loaded={data} {...props} />;
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />;
}
