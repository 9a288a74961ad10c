import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/production\//;
const instrumentation = /\/router\/instrumentation\.js$/;

/**
 * Lets the bundler drop unused components of React Router and what they import. Without it, `displayName` and `forwardRef`
 * count as side effects, and the hooks for tracing are kept, which no router here is given.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  transform: {
    filter: { id: router },
    handler: (code, id) => ({
      code: instrumentation.test(id)
        ? withoutTracing(code)
        : code
            .replaceAll(/^[\w$.]+\.displayName = "[\w.]+";$/gm, '')
            .replaceAll(/= (React\$?\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});

/** The module with functions that do nothing, as they do for a router without hooks. */
function withoutTracing(code: string): string {
  const [, names] = /^export \{ ([\w, ]+) \};$/m.exec(code) ?? [];
  if (names === undefined) return code;
  const none = names.split(', ').map((name) => `none as ${name}`);
  return `const none = () => undefined;\nexport { ${none.join(', ')} };`;
}
