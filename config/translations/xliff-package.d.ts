/** Types for the used part of the package `xliff`, which has none. */
declare module 'xliff' {
  export interface Unit {
    source?: string;
    target?: string;
    note?: string | string[];
    additionalAttributes?: Record<string, string>;
  }
  export interface Xliff {
    sourceLanguage: string;
    targetLanguage?: string;
    /** By the id of the file, then of the unit. */
    resources?: Record<string, Record<string, Unit>>;
  }
  const xliff: {
    js2xliff: (content: Xliff) => Promise<string>;
    xliff2js: (
      xml: string,
      options: { inlineAsString: true },
      done: (error: Error | null, content: Xliff) => void,
    ) => void;
  };
  export default xliff;
}
