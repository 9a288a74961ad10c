import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import { devServer } from '../../vite.config.ts';
import { allScriptFiles, fontFile, fontIds } from '../lib/theme/fonts.ts';
import type { Assets } from './document.ts';
import type { Renderer, ScreenSource } from './screens-server.ts';

const fontPackage = (file: string): string => {
  const [family = ''] = file.split(/-(?:latin|arabic|cyrillic|greek|hebrew)-/);
  return `@fontsource${file.includes('-wght-') ? '-variable' : ''}/${family}`;
};

const assets: Assets = {
  bootScript: '/src/app/boot.ts',
  platform: { script: '/src/app/platform/boot.ts', styles: ['/src/lib/ui/site.css?direct'] },
  reviewScript: '/src/features/pages/web/review/review.ts',
  countScript: '/src/features/analytics/web/count.ts',
  styles: ['/src/lib/ui/site.css?direct'],
  // Directly from the packages, where the development server finds them.
  fonts: Object.fromEntries(
    [
      ...fontIds.flatMap((id) => (['latin', 'latin-ext'] as const).map((subset) => fontFile(id, subset))),
      ...allScriptFiles,
    ]
      .filter((file) => file !== null)
      .map((file) => [file, `/node_modules/${fontPackage(file)}/files/${file}`]),
  ),
  adminScript: '/src/app/admin.tsx',
  adminImports: [],
  adminWords: {},
  adminStyles: [],
  editorParts: { modules: [], styles: [] },
  extra: `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script>`,
};

/** `npm run dev`: screens and assets directly from the sources, with hot reload. */
export async function devScreens(port: number): Promise<ScreenSource> {
  const vite = await createServer(devServer(port));
  return {
    dev: true,
    assets: () => assets,
    renderer: async () => (await vite.ssrLoadModule('/src/app/render.tsx')) as Renderer,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
  };
}
