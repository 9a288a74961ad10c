import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { MediaPickerProvider } from '../../../features/files/web/admin/picker/media-picker-provider.tsx';
import { BlockKindsContext } from '../../../features/pages/web/admin/edit/blocks/block-kinds-context.ts';
import { adminLocale } from '../../../lib/admin-ui/admin-locale.ts';
import { AddToSiteContext } from '../../../lib/admin-ui/add-to-site.tsx';
import { LinkSourcesContext } from '../../../lib/admin-ui/rich-text/link-choices.ts';
import { pageLanguage } from '../../../lib/messages/area.ts';
import { pageNonce } from '../../../lib/admin-ui/nonce.ts';
import { FieldControlContext } from '../../../lib/admin-ui/field-controls.ts';
import { ReferenceContext } from '../../../lib/admin-ui/references.ts';
import { TOAST_TIME } from '../../../lib/admin-ui/tell.tsx';
import { firstDayOfWeek } from '../../../lib/values/week.ts';
import { blockKindList } from '../../blocks.ts';
import { spokenKinds } from '../words/spoken-kinds.ts';
import { addToSite } from '../add-to-site.tsx';
import { linkSources } from '../link-sources.ts';
import { ListPreferences } from './preferences.tsx';
import { queryClient } from './query-client.ts';
import { fieldControls } from '../field-controls.ts';
import { references } from '../references.ts';
import { readableVariables, theme } from './theme.ts';

// Mantine's scroll lock reads its nonce from here.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

export function Providers({ children }: { children: ReactNode }) {
  const kinds = useMemo(() => spokenKinds(blockKindList), []);
  const look = useMemo(() => theme(), []);
  return (
    <MantineProvider
      theme={look}
      cssVariablesResolver={readableVariables}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      <QueryClientProvider client={queryClient}>
        <BlockKindsContext value={kinds}>
          <ReferenceContext value={references}>
            <FieldControlContext value={fieldControls}>
              <LinkSourcesContext value={linkSources}>
                <AddToSiteContext value={addToSite}>
                  <DatesProvider
                    settings={{ locale: pageLanguage(), firstDayOfWeek: firstDayOfWeek(adminLocale()) }}
                  >
                    <ModalsProvider>
                      <Notifications autoClose={TOAST_TIME} position="top-center" limit={4} />
                      <MediaPickerProvider>
                        <ListPreferences>{children}</ListPreferences>
                      </MediaPickerProvider>
                    </ModalsProvider>
                  </DatesProvider>
                </AddToSiteContext>
              </LinkSourcesContext>
            </FieldControlContext>
          </ReferenceContext>
        </BlockKindsContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
