import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/production\//;

/**
 * Lets the bundler drop unused components of React Router and what they import. Without it, `displayName` and `forwardRef`
 * count as side effects.
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
