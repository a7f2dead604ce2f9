/** A picture of a match. It knows the course and is told how far it has come. */
export interface Scene {
  readonly svg: SVGSVGElement;
  /** Milliseconds that the match takes to watch. */
  readonly length: number;
  /** @param part from 0 to 1 @param calm no movement, only what the result needs */
  draw(part: number, calm: boolean): void;
  /** The clock beside the score. */
  clock(part: number, points: number): string;
}
