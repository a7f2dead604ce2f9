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
  /** The text; by default the number. */
  label?: string;
  address: Pick<RecordAddress, 'change'>;
}

/** A button that opens the details of a row; Back closes them. */
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

/** The details of one row. */
export interface RecordDetailContent {
  readonly title: string;
  readonly items: ComponentProps<typeof DescriptionList>['items'];
  /** Content above the details. */
  readonly note?: ReactNode;
}

interface RecordDetailProps extends RecordDetailContent {
  address: Pick<RecordAddress, 'change'>;
}

/** All details of one row, in a drawer. */
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
