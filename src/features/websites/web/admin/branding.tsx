import { Fieldset, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { UnsavedGuard } from '../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import type { BrandState } from '../../brand-contract.ts';
import { BrandBar, BrandConflict, BrandHistory } from './branding/brand-bar.tsx';
import { brandQuery } from './branding/brand-calls.ts';
import { BrandPreview } from './branding/brand-preview.tsx';
import css from './branding/branding.module.css';
import { AnnouncementFields } from './branding/announcement-fields.tsx';
import {
  AccountLinks,
  Footer,
  FooterLayout,
  HeaderExtras,
  HeaderLayout,
  SearchField,
} from './branding/frame-fields.tsx';
import { CssFields } from './branding/css-fields.tsx';
import { LostLogo } from './branding/lost-logo.tsx';
import { NameAndMarks } from './branding/name-and-marks.tsx';
import { Fonts, Palettes, Shapes } from './branding/theme-fields.tsx';
import { useBranding } from './branding/use-branding.ts';
import { ColourFields } from './colour-fields.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../messages/admin-branding/area.ts';

function Head() {
  const words = useMessages(brandingAdmin);
  return (
    <PageHeader
      title={words.branding}
      lead={words.yourSitesNameLogoColours}
      back={{ to: '/admin/settings', label: words.settings }}
    />
  );
}

function BrandingScreen({ loaded }: { loaded: BrandState }) {
  const words = useMessages(brandingAdmin);
  const form = useBranding(loaded);
  const { value, errors, set, setBrand } = form;
  return (
    <>
      <Head />
      <BrandConflict form={form} />
      <div className={css.columns}>
        <Stack gap="lg">
          <Fieldset legend={words.colours}>
            <Stack>
              <Palettes
                value={value.brand.palette}
                onChange={(palette, colours) => set({ colours, brand: { ...value.brand, palette } })}
              />
              <LostLogo value={value} onPlate={() => setBrand({ logoPlate: true })} />
              <Text size="sm" c="dimmed">
                {words.allShadesOnYourSite}
              </Text>
              <ColourFields
                colours={value.colours}
                errors={errors}
                onChange={(colours) => set({ colours, brand: { ...value.brand, palette: null } })}
              />
            </Stack>
          </Fieldset>
          <Fieldset legend={words.fonts}>
            <Fonts brand={value.brand} setBrand={setBrand} />
          </Fieldset>
          <Fieldset legend={words.shapesAndSpacing}>
            <Shapes brand={value.brand} setBrand={setBrand} />
          </Fieldset>
          <Fieldset legend={words.nameAndLogo}>
            <NameAndMarks value={value} errors={errors} set={set} />
          </Fieldset>
          <Fieldset legend={words.header}>
            <Stack>
              <HeaderLayout value={value} set={set} />
              <HeaderExtras value={value} setBrand={setBrand} />
              <AccountLinks value={value} setBrand={setBrand} />
              <SearchField value={value} setBrand={setBrand} />
            </Stack>
          </Fieldset>
          <Fieldset legend={words.announcementBar}>
            <AnnouncementFields value={value} errors={errors} setBrand={setBrand} />
          </Fieldset>
          <Fieldset legend={words.footer}>
            <Stack mb="md">
              <FooterLayout value={value} setBrand={setBrand} />
            </Stack>
            <Footer value={value} errors={errors} setBrand={setBrand} />
          </Fieldset>
          <Fieldset legend={words.customCss}>
            <CssFields value={value} errors={errors} setBrand={setBrand} />
          </Fieldset>
          <Fieldset legend={words.versionHistory}>
            <BrandHistory form={form} />
          </Fieldset>
        </Stack>
        <div className={css.beside}>
          <BrandPreview
            value={value}
            saved={form.state.draft ?? form.state.published}
            version={form.state.version}
          />
        </div>
      </div>
      <BrandBar form={form} />
      <UnsavedGuard unsaved={form.saving.state !== 'saved'} saveFirst={form.flush} />
    </>
  );
}

/** Branding: edited beside the site's real pages, then published in one step. */
export function Branding() {
  const { data, error, refetch } = useQuery(brandQuery);
  if (data) return <BrandingScreen loaded={data} />;
  return (
    <>
      <Head />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={6} height={64} />
      )}
    </>
  );
}
