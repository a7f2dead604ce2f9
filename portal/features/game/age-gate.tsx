import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { AgeConfirmation } from '../../shared/protection/age-confirmation.tsx';
import { confirmAge, trialAsksAge } from '../../shared/protection/age-confirmed.ts';
import type { GameMode } from './launch.ts';

interface AgeGateProps {
  mode: GameMode;
  children: ReactNode;
  onClose(): void;
}

const neverChanges = () => () => undefined;

/** A visitor's trial asks the age once, wherever it starts: nothing is opened before (R9.10). */
export function AgeGate({ mode, children, onClose }: AgeGateProps) {
  const [confirmed, setConfirmed] = useState(false);
  // The gateway, which draws the first page, does not know what was confirmed in this tab.
  const asks = useSyncExternalStore(neverChanges, trialAsksAge, () => undefined);
  if (mode !== 'trial' || confirmed || asks === false) return children;
  if (asks === undefined) return null;
  return (
    <AgeConfirmation
      open
      onConfirm={() => {
        confirmAge();
        setConfirmed(true);
      }}
      onCancel={onClose}
    />
  );
}
