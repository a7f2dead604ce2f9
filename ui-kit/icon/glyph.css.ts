import { layoutValue } from '../foundation/layout.ts';
import { kitStyle } from '../foundation/style.ts';

export const glyph = kitStyle({ strokeWidth: layoutValue('icon-stroke', '1.75') });

export const soft = kitStyle({
  fill: 'currentColor',
  fillOpacity: layoutValue('icon-soft', '.2'),
});
