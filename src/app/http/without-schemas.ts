const refuse = () => () => {
  throw new Error('Routes have no JSON schema: contracts check what comes in and goes out.');
};

/** In place of the framework's own compilers, which load a hundred files for what no route has. */
export const withoutSchemas = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };
