/**
 * A small cover for stories, drawn from plain areas without a network request. `hue` in degrees.
 */
export function picture(hue: number, width = 300, height = 400): string {
  const at = (x: number, y: number) => `${x * width},${y * height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue + 20} 60% 34%)"/><circle cx="${0.5 * width}" cy="${0.4 * height}" r="${0.3 * height}" fill="hsl(${hue + 25} 75% 62%)"/><path d="M${at(0, 0.8)} L${at(0.3, 0.55)} L${at(0.5, 0.72)} L${at(0.75, 0.48)} L${at(1, 0.7)} L${at(1, 1)} L${at(0, 1)}Z" fill="hsl(${hue + 60} 60% 12%)"/><path d="M${at(0.5, 0.22)} L${at(0.62, 0.4)} L${at(0.5, 0.58)} L${at(0.38, 0.4)}Z" fill="hsl(${hue + 20} 95% 72%)" stroke="hsl(${hue + 20} 100% 92%)" stroke-width="3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
