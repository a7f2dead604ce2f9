import { majorUnits, multiplyDivide, type PointConfig } from '@baize/gateway/contract';

/** The money for points in major units, rounded down as the gateway does. */
export function pointsValue(
  points: number,
  { pointsPerUnit, unit, decimals }: Pick<PointConfig, 'pointsPerUnit' | 'unit' | 'decimals'>,
): number {
  return majorUnits(multiplyDivide(points, unit * 10 ** decimals, pointsPerUnit, 'down'), decimals);
}
