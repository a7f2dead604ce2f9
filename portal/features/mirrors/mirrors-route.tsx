import { useLines } from './api.ts';
import { MirrorsScreen } from './mirrors-screen.tsx';
import { VerifyRepresentative } from './verify-representative.tsx';

/** `/mirrors`: the mirror sites with their latency, and the verification of representatives. */
export function MirrorsRoute() {
  return (
    <MirrorsScreen {...useLines()}>
      <VerifyRepresentative />
    </MirrorsScreen>
  );
}
