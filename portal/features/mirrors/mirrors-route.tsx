import { useLines } from './api.ts';
import { MirrorsScreen } from './mirrors-screen.tsx';
import { VerifyRepresentative } from './verify-representative.tsx';

/** `/mirrors`: the mirror sites with their speed, and who really speaks for the merchant. */
export function MirrorsRoute() {
  return (
    <MirrorsScreen {...useLines()}>
      <VerifyRepresentative />
    </MirrorsScreen>
  );
}
