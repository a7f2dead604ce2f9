import { DescriptionList } from '@baize/ui-kit/description-list';
import { Dialog } from '@baize/ui-kit/dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';

export type Fact = readonly [label: MessageId, value: ReactNode];

interface DetailsDialogProps {
  open: boolean;
  title: ReactNode;
  facts: readonly Fact[];
  onClose(): void;
  /** Further content below the facts. */
  children?: ReactNode;
}

/** Names and values side by side. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const intl = useIntl();
  return (
    <DescriptionList
      items={facts.map(([label, description]) => ({
        id: label,
        term: intl.formatMessage({ id: label }),
        description,
      }))}
    />
  );
}

/** All details of one row. */
export function DetailsDialog({ open, title, facts, onClose, children }: DetailsDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      title={title}
      closeOnOverlay
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
    </Dialog>
  );
}
