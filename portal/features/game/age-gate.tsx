import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { AgeConfirmation } from '../../shared/protection/age-confirmation.tsx';
import { confirmAge, trialRequiresAge } from '../../shared/protection/age-confirmed.ts';
import type { GameMode } from './launch.ts';

interface AgeGateProps {
  mode: GameMode;
  children: ReactNode;
  onClose(): void;
}

const neverChanges = () => () => undefined;

/** Asks a visitor for the age once before any trial starts (R9.10). */
export function AgeGate({ mode, children, onClose }: AgeGateProps) {
  const [confirmed, setConfirmed] = useState(false);
  // The server does not know whether this tab has confirmed the age.
  const asks = useSyncExternalStore(neverChanges, trialRequiresAge, () => undefined);
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
