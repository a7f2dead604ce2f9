import { Button } from '@baize/ui-kit/button';
import type { BrandWork } from '../use-brand-work.ts';
import { shortName } from './field-props.ts';

/**
 * Resets a changed token to the value in the brand's file; renders nothing for an unchanged one.
 */
export function ResetButton({ name, work }: { name: string; work: BrandWork }) {
  if (!work.isChanged(name)) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Put back ${shortName(name)}`}
      onClick={() => work.putBack(name)}
    >
      Put back
    </Button>
  );
}
