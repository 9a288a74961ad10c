import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  ActionIcon,
  Alert,
  Badge,
  Drawer,
  Menu,
  Modal,
  Notification,
  Tooltip,
} from '@mantine/core';
import { messagesNow } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

/** Bluish greys that go with any site's colours. */
const slate: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f4',
  '#e3e6eb',
  '#d2d7de',
  '#b3bac5',
  '#8a93a1',
  '#666f7e',
  '#4d5563',
  '#343b47',
  '#1d222b',
];

const night: MantineColorsTuple = [
  '#e4e7ec',
  '#c6ccd5',
  '#a6aebb',
  '#7d8694',
  '#59616e',
  '#3d444f',
  '#2d333d',
  '#1f242c',
  '#171b21',
  '#101318',
];

/** The only accent colour. */
const iris: MantineColorsTuple = [
  '#eef0ff',
  '#dfe3ff',
  '#bdc4fb',
  '#98a3f5',
  '#7884f0',
  '#6270e9',
  '#5361dd',
  '#4450c4',
  '#3a45ad',
  '#2d3793',
];

/** Dark enough for text on white and for white text. */
const brick: MantineColorsTuple = [
  '#fdeeee',
  '#fbdcdc',
  '#f3b6b6',
  '#ee9595',
  '#e87777',
  '#d24646',
  '#c02626',
  '#ab1f1f',
  '#8f1919',
  '#741313',
];

/** Mantine's components as the admin shows them. */
function components() {
  const closeButtonProps = { 'aria-label': messagesNow(shellAdmin).close };
  // A dialog's header is no page header.
  const dialog = { attributes: { header: { role: 'none' } }, closeButtonProps };
  // Titles may take two lines, and capitals have accents.
  const styles = { title: { lineHeight: 1.3 } };
  return {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray' } }),
    // A tinted title on its own tint has too little contrast.
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
    // Capitals are hard to read.
    Badge: Badge.extend({ defaultProps: { tt: 'none', fw: 550 } }),
    Drawer: Drawer.extend({ defaultProps: dialog, styles }),
    // Focus the first entry instead of an empty element before it.
    Menu: Menu.extend({
      defaultProps: {
        withInitialFocusPlaceholder: false,
        portalProps: { target: '#main' },
        // A button at the edge of a scroll area counts as hidden, and its open menu would vanish.
        hideDetached: false,
      },
    }),
    Modal: Modal.extend({ defaultProps: { ...dialog, radius: 'lg', centered: true }, styles }),
    Notification: Notification.extend({ defaultProps: { closeButtonProps } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true } }),
  };
}

export const theme = () =>
  createTheme({
    primaryColor: 'iris',
    primaryShade: { light: 6, dark: 6 },
    colors: { iris, gray: slate, dark: night, red: brick },
    defaultRadius: 'md',
    // Bundled, because many system fonts lack weights between regular and bold.
    fontFamily:
      '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
    headings: { fontWeight: '620', sizes: { h1: { fontSize: '1.5rem', lineHeight: '1.3' } } },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: components(),
  });

/** Mantine's dimmed texts have too little contrast on both backgrounds; these keep 4.5 to 1. */
export const readableVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fcfcfd',
    '--mantine-color-dimmed': '#5a6270',
    '--mantine-color-placeholder': '#6b7381',
    '--mantine-color-error': '#c02626',
    '--mantine-color-red-text': '#c02626',
    '--mantine-color-anchor': '#4450c4',
    '--admin-rail': '#f4f5f8',
    '--admin-line': '#e3e6eb',
    '--admin-edge': '#b3bac5',
    '--admin-raised': '#ffffff',
  },
  dark: {
    '--mantine-color-body': '#14171c',
    '--mantine-color-dimmed': '#a0a8b5',
    '--mantine-color-placeholder': '#949cab',
    '--mantine-color-error': '#ff9a9a',
    '--mantine-color-red-text': '#ff9a9a',
    '--mantine-color-anchor': '#a9b2fa',
    '--admin-rail': '#101318',
    '--admin-line': '#2d333d',
    '--admin-edge': '#59616e',
    '--admin-raised': '#1a1e24',
  },
});
