import { Paginator } from '@baize/ui-kit/paginator';
import { useIntl } from 'react-intl';

export interface PointsPagesProps {
  page: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pages of a list of the points mall. */
export function PointsPages(props: PointsPagesProps & { pages: number }) {
  const intl = useIntl();
  const labels = {
    paginator: intl.formatMessage({ id: 'points.pages' }),
    previous: intl.formatMessage({ id: 'points.pagesPrevious' }),
    next: intl.formatMessage({ id: 'points.pagesNext' }),
    page: (page: number) => intl.formatMessage({ id: 'points.pagesPage' }, { page }),
    jump: intl.formatMessage({ id: 'points.pagesJump' }),
  };
  return <Paginator {...props} labels={labels} />;
}
