import { Paginator } from '@baize/ui-kit/paginator';
import { useIntl } from 'react-intl';
import * as css from '../lobby.css.ts';

interface GamePagesProps {
  page: number;
  pages: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pagination of a list of games; renders nothing for a single page (R9.02). */
export function GamePages({ pages, onPage, ...rest }: GamePagesProps) {
  const intl = useIntl();
  return (
    <Paginator
      {...rest}
      className={css.pages}
      label={intl.formatMessage({ id: 'lobby.pages.name' })}
      pageCount={pages}
      onPageChange={onPage}
    />
  );
}
