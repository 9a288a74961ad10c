import { Anchor, Button, Select, Stack, Switch, Text, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { Branding } from '../../../brand-shapes.ts';
import { TranslateLink } from '../translate-link.tsx';
import css from './branding.module.css';
import { Choices } from './choices.tsx';
import { FooterLinkFields } from './footer-link-fields.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  set: (part: Partial<Branding>) => void;
  setBrand: (part: Partial<Branding['brand']>) => void;
}

const drawing = (layout: string) => (
  <span className={css.header} data-layout={layout} aria-hidden>
    <i />
    <span>
      <b />
      <b />
      <b />
    </span>
  </span>
);

export function HeaderLayout({ value: { header, brand }, set }: Pick<Props, 'value' | 'set'>) {
  const words = useMessages(brandingAdmin);
  return (
    <Choices
      label={words.layout}
      value={header ? brand.headerLayout : 'drawer'}
      onChange={(layout) =>
        layout === 'drawer'
          ? set({ header: false })
          : set({ header: true, brand: { ...brand, headerLayout: layout } })
      }
      choices={[
        {
          value: 'beside',
          label: words.menuNextToTheLogo,
          says: words.bestForMostSites,
          sample: drawing('beside'),
        },
        {
          value: 'centred',
          label: words.centredLogoMenuBelow,
          says: words.calmAndElegant,
          sample: drawing('centred'),
        },
        {
          value: 'beneath',
          label: words.menuBelowTheLogo,
          says: words.roomForManyMenuItems,
          sample: drawing('beneath'),
        },
        {
          value: 'drawer',
          label: words.menuButton,
          says: words.theMenuSlidesOutGood,
          sample: drawing('drawer'),
        },
      ]}
    />
  );
}

export const AccountLinks = ({ value: { brand }, setBrand }: Pick<Props, 'value' | 'setBrand'>) => {
  const words = useMessages(brandingAdmin);
  return (
    <Select
      label={words.accountLinks}
      description={words.registerAndSignInIn}
      allowDeselect={false}
      value={brand.accountLinks}
      onChange={(accountLinks) => accountLinks && setBrand({ accountLinks })}
      data={[
        { value: 'auto', label: words.showIfTheSiteSellsOrBooks },
        { value: 'show', label: words.alwaysShow },
        { value: 'hide', label: words.hide },
      ]}
    />
  );
};

type Setters = Pick<Props, 'value' | 'setBrand'>;

export const HeaderExtras = ({ value: { header, brand }, setBrand }: Setters) => {
  const words = useMessages(brandingAdmin);
  return (
    <>
      {header && (
        <Switch
          label={words.stickyHeader}
          description={words.staysInViewWhileVisitors}
          checked={brand.headerSticky}
          onChange={({ currentTarget }) => setBrand({ headerSticky: currentTarget.checked })}
        />
      )}
      <Select
        label={words.mobileMenu}
        description={words.howTheMenuOpensOn}
        allowDeselect={false}
        value={brand.mobileMenu}
        onChange={(mobileMenu) => mobileMenu && setBrand({ mobileMenu })}
        data={[
          { value: 'side', label: words.slideInFromTheSide },
          { value: 'full', label: words.fullScreen },
        ]}
      />
    </>
  );
};

export const FooterLayout = ({ value: { brand }, setBrand }: Setters) => {
  const words = useMessages(brandingAdmin);
  return (
    <>
      <Select
        label={words.layout}
        allowDeselect={false}
        value={brand.footerLayout}
        onChange={(footerLayout) => footerLayout && setBrand({ footerLayout })}
        data={[
          { value: 'header', label: words.sameAsTheHeader },
          { value: 'beside', label: words.nameOnTheLeftLinks },
          { value: 'centred', label: words.everythingCentred },
          { value: 'beneath', label: words.largeNameLinksBelow },
        ]}
      />
      <Select
        label={words.background}
        allowDeselect={false}
        value={brand.footerGround}
        onChange={(footerGround) => footerGround && setBrand({ footerGround })}
        data={[
          { value: 'auto', label: words.automatic },
          { value: 'page', label: words.sameAsThePage },
          { value: 'tint', label: words.tinted },
          { value: 'dark', label: words.dark },
          { value: 'main', label: words.mainColour },
        ]}
      />
    </>
  );
};

export const SearchField = ({ value: { brand }, setBrand }: Pick<Props, 'value' | 'setBrand'>) => {
  const words = useMessages(brandingAdmin);
  return (
    <Select
      label={words.search}
      description={words.findsPagesQuestionsServicesAnd}
      allowDeselect={false}
      value={brand.search}
      onChange={(search) => search && setBrand({ search })}
      data={[
        { value: 'auto', label: words.showIfTheSiteSells },
        { value: 'show', label: words.alwaysShow },
        { value: 'hide', label: words.hide },
      ]}
    />
  );
};

/** Menus are no part of the design's draft: pages, products and services add to them, too. */
export function MenuNote({ part }: { part: 'header' | 'footer' }) {
  const words = useMessages(brandingAdmin);
  const say = part === 'header' ? words.headerLinksComeFrom : words.footerColumnsComeFrom;
  return (
    <Text size="sm" c="dimmed">
      <Sentence say={(link) => say({ link })}>
        <Anchor component={Link} to="/admin/settings/menu" size="sm" underline="always">
          {words.editMenus}
        </Anchor>
      </Sentence>{' '}
      {words.menusAreLive}
    </Text>
  );
}

export function Footer({ value, errors, setBrand }: Omit<Props, 'set'>) {
  const words = useMessages(brandingAdmin);
  const { footer } = value.brand;
  const change = (part: Partial<typeof footer>) => setBrand({ footer: { ...footer, ...part } });
  const edit = (index: number, part: Partial<(typeof footer.social)[number]>) =>
    change({ social: footer.social.map((each, place) => (place === index ? { ...each, ...part } : each)) });
  return (
    <Stack>
      <Textarea
        label={words.note}
        description={words.shownOnEveryPageSuch}
        autosize
        minRows={2}
        maxLength={600}
        value={footer.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <div role="group" aria-label={words.socialLinks}>
        <Text size="sm" fw={500} mb={4}>
          {words.socialLinks}
        </Text>
        <Stack gap="xs">
          {footer.social.map((link, index) => (
            <FooterLinkFields
              key={index}
              link={link}
              number={index + 1}
              error={(field) => errors[`branding.brand.footer.social.${index}.${field}`]}
              onChange={(part) => edit(index, part)}
              onRemove={() => change({ social: footer.social.toSpliced(index, 1) })}
            />
          ))}
          {footer.social.length < 12 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} />}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => change({ social: [...footer.social, { label: '', href: '' }] })}
            >
              {words.addLink}
            </Button>
          )}
        </Stack>
      </div>
      {(footer.note !== '' || footer.social.length > 0) && <TranslateLink kind="site" id="footer" />}
      <MenuNote part="footer" />
    </Stack>
  );
}
