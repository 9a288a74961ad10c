/** The part of autocannon that the load generator uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections?: number;
    duration?: number;
    requests?: readonly object[];
    overallRate?: number;
    idReplacement?: boolean;
  }
  function autocannon(options: Options): Promise<object>;
  namespace autocannon {
    export type { Options };
  }
  export default autocannon;
}
