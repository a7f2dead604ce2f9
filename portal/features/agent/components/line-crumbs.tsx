import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@baize/ui-kit/breadcrumb';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';

interface LineCrumbsProps {
  /** The path from the agent to the shown line; empty until it is known. */
  path: readonly { readonly account: string; readonly nickname: string }[];
  /** A link to a line; undefined for the agent's own. */
  linkTo(account: string | undefined): FrameLink;
}

/** A breadcrumb from the agent down to the shown line. */
export function LineCrumbs({ path, linkTo }: LineCrumbsProps) {
  const intl = useIntl();
  const own = intl.formatMessage({ id: 'agent.ownLine' });
  const last = path.at(-1);
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'agent.line' })}>
      {path.slice(0, -1).map(({ account }, at) => (
        <BreadcrumbLink key={account} asChild>
          <Link {...linkTo(at === 0 ? undefined : account)}>{at === 0 ? own : account}</Link>
        </BreadcrumbLink>
      ))}
      <BreadcrumbPage key="last">{path.length > 1 ? last?.account : own}</BreadcrumbPage>
    </Breadcrumb>
  );
}
