import { majorUnits, multiplyDivide, type PointConfig } from '@baize/gateway/contract';

/** What points convert to, major units: as the gateway does, down to the smallest coin. */
export function pointsValue(
  points: number,
  { pointsPerUnit, unit, decimals }: Pick<PointConfig, 'pointsPerUnit' | 'unit' | 'decimals'>,
): number {
  return majorUnits(multiplyDivide(points, unit * 10 ** decimals, pointsPerUnit, 'down'), decimals);
}
