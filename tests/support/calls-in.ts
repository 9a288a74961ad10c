/**
 * `GET /api/pots`, `PUT /api/pot/{id}` …, parsed from the route tree that Fastify prints, where each line continues the path
 * of its parent.
 */
export function callsIn(tree: string): string[] {
  const above: string[] = [];
  return [...tree.matchAll(/^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/gm)].flatMap(
    ([, indent = '', part = '', methods]) => {
      const depth = indent.length / 4;
      const path = (depth > 0 ? (above[depth - 1] ?? '') : '') + part;
      above[depth] = path;
      return (methods?.split(', ') ?? []).map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    },
  );
}
