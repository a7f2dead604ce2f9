import { Button } from '@baize/ui-kit/button';
import type { BrandWork } from '../use-brand-work.ts';
import { shortName } from './field-props.ts';

/** Beside a changed token: back to what the file says. Nothing where nothing is changed. */
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
