import { Paginator } from '@baize/ui-kit/paginator';
import { useIntl } from 'react-intl';

interface RecordPagesProps {
  page: number;
  pages: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pages of a record, in the member's words. */
export function RecordPages(props: RecordPagesProps) {
  const intl = useIntl();
  const labels = {
    paginator: intl.formatMessage({ id: 'member.pages.name' }),
    previous: intl.formatMessage({ id: 'member.pages.previous' }),
    next: intl.formatMessage({ id: 'member.pages.next' }),
    page: (page: number) => intl.formatMessage({ id: 'member.pages.page' }, { page }),
    jump: intl.formatMessage({ id: 'member.pages.jump' }),
  };
  return <Paginator {...props} labels={labels} />;
}
