/** The part of Lighthouse that the bench uses. The package is installed separately, by bench/package.json. */
declare module 'lighthouse' {
  interface Audit {
    title: string;
    score: number | null;
    displayValue?: string;
  }
  interface Category {
    id: string;
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }
  export interface Config {
    extends: string;
    settings: { onlyCategories: string[] };
  }
  export interface RunnerResult {
    lhr: {
      runtimeError?: { message: string };
      audits: Record<string, Audit>;
      categories: Record<string, Category>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'silent' },
    config: Config,
  ): Promise<RunnerResult | undefined>;
}
