/** The part of pngjs we use; the package ships no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(options?: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static readonly sync: {
      read(buffer: Uint8Array): PNG;
      write(png: PNG, options?: { deflateLevel?: number }): Buffer;
    };
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void;
  }
}
