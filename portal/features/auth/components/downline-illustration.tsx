/**
 * The positions of a downline's members: level, and distance from the start side in units of the
 * drawing.
 */
const LEVELS = [
  { y: 40, radius: 15, places: [300] },
  { y: 120, radius: 11, places: [140, 300, 460] },
  { y: 200, radius: 8, places: [60, 150, 240, 330, 420, 540] },
  { y: 272, radius: 5, places: [20, 75, 130, 190, 245, 300, 355, 410, 470, 525, 580] },
] as const;

function nearest(places: readonly number[], x: number): number {
  return places.reduce((best, place) => (Math.abs(place - x) < Math.abs(best - x) ? place : best));
}

const BRANCHES = LEVELS.slice(1).flatMap(({ y, places }, index) => {
  const above = LEVELS[index];
  if (!above) return [];
  return places.map((x) => {
    const from = nearest(above.places, x);
    const middle = (above.y + y) / 2;
    return `M${from} ${above.y}C${from} ${middle} ${x} ${middle} ${x} ${y}`;
  });
});

/** A decorative drawing of an agent's downline with four levels, in the brand's colours. */
export function DownlineIllustration({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 600 290" fill="none" aria-hidden="true">
      <path d={BRANCHES.join('')} stroke="currentColor" strokeWidth="1.5" opacity="0.55" />
      {LEVELS.flatMap(({ y, radius, places }) =>
        places.map((x) => (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r={radius * 1.8} fill="currentColor" opacity="0.14" />
            <circle cx={x} cy={y} r={radius} fill="currentColor" />
          </g>
        )),
      )}
    </svg>
  );
}
