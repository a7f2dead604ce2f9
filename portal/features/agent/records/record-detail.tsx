import { DescriptionList } from '@baize/ui-kit/description-list';
import { Drawer } from '@baize/ui-kit/drawer';
import { Stack } from '@baize/ui-kit/stack';
import { TextLink } from '@baize/ui-kit/text-link';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RecordAddress } from './use-record-address.ts';

interface OpenRowProps {
  /** The row's number in the address. */
  id: string;
  /** What is written; the number where absent. */
  label?: string;
  address: Pick<RecordAddress, 'change'>;
}

/** Opens the details of a row; Back closes them. */
export function OpenRow({ id, label = id, address }: OpenRowProps) {
  const intl = useIntl();
  return (
    <TextLink asChild>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'agent.records.openRow' }, { name: label })}
        onClick={() => address.change({ order: id }, { details: 'open' })}
      >
        {label}
      </button>
    </TextLink>
  );
}

/** What is known of one row. */
export interface RecordDetailContent {
  readonly title: string;
  readonly items: ComponentProps<typeof DescriptionList>['items'];
  /** Above them. */
  readonly note?: ReactNode;
}

interface RecordDetailProps extends RecordDetailContent {
  address: Pick<RecordAddress, 'change'>;
}

/** Everything that is known of one row, beside the record. */
export function RecordDetail({ title, items, note, address }: RecordDetailProps) {
  return (
    <Drawer
      open
      title={title}
      onOpenChange={() => address.change({ order: undefined }, { details: 'close' })}
    >
      <Stack gap="lg">
        {note}
        <DescriptionList items={items} />
      </Stack>
    </Drawer>
  );
}
