import { Paginator } from '@baize/ui-kit/paginator';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as css from '../lobby.css.ts';

interface GamePagesProps {
  page: number;
  pages: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** The pages of a list of games; nothing where there is one (R9.02). */
export function GamePages(props: GamePagesProps) {
  const intl = useIntl();
  const labels = useMemo(
    () => ({
      paginator: intl.formatMessage({ id: 'lobby.pages.name' }),
      previous: intl.formatMessage({ id: 'lobby.pages.previous' }),
      next: intl.formatMessage({ id: 'lobby.pages.next' }),
      page: (page: number) => intl.formatMessage({ id: 'lobby.pages.page' }, { page }),
      jump: intl.formatMessage({ id: 'lobby.pages.jump' }),
    }),
    [intl],
  );
  return <Paginator {...props} className={css.pages} labels={labels} />;
}
