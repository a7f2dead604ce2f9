export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Extent {
  width: number;
  height: number;
}

/**
 * The position of a popup in CSS pixels of the viewport: below its trigger, above it where only
 * there is room, always inside the viewport. `edge` is the edge by which they are aligned.
 */
export function placePopup(
  trigger: Box,
  popup: Extent,
  viewport: Extent,
  edge: 'left' | 'right',
  gap: number,
): { left: number; top: number } {
  const below = trigger.bottom + gap;
  const above = trigger.top - gap - popup.height;
  const fitsBelow = below + popup.height <= viewport.height - gap;
  const wishedTop = fitsBelow || above < gap ? below : above;
  const wishedLeft = edge === 'left' ? trigger.left : trigger.right - popup.width;
  const inside = (wish: number, size: number, room: number) =>
    Math.max(gap, Math.min(wish, room - size - gap));
  return {
    left: inside(wishedLeft, popup.width, viewport.width),
    top: inside(wishedTop, popup.height, viewport.height),
  };
}
