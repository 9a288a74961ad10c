/** Files of each font family that sites may use. The server finds them in the build under the same names. */
const files = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/{fraunces,inter,bricolage-grotesque,dm-sans,figtree,lora,manrope,newsreader,outfit,playfair-display,source-serif-4,space-grotesk,work-sans}/files/*-latin{,-ext}-wght-normal.woff2',
    '/node_modules/@fontsource-variable/{inter,lora,manrope,playfair-display,source-serif-4}/files/*-{cyrillic,greek}-wght-normal.woff2',
    '/node_modules/@fontsource/noto-sans-{arabic,hebrew}/files/*-{arabic,hebrew}-{400,700}-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Address of each font file, by name. */
export const fontUrls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);
