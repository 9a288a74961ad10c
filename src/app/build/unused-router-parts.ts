import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/production\//;

/**
 * Lets the bundler drop the components of React Router that no screen uses, with what they import. Their names for
 * developer tools and `forwardRef` look to it like effects that must be kept.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  transform: {
    filter: { id: router },
    handler: (code) => ({
      code: code
        .replaceAll(/^[\w$.]+\.displayName = "[\w.]+";$/gm, '')
        .replaceAll(/= (React\$?\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
