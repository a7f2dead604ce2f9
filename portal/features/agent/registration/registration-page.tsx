import { Card } from '@baize/ui-kit/card';
import { Grid } from '@baize/ui-kit/grid';
import { Heading } from '@baize/ui-kit/heading';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { useAddress } from '../../../shared/navigation/use-address.ts';
import { useAgentFrame } from '../components/agent-frame.ts';
import { useLinks, useOwnRate, useRegistered, useRules } from './api.ts';
import { LinkDrawer } from './link-drawer.tsx';
import { LinkForm } from './link-form.tsx';
import { LinksTable } from './links-table.tsx';
import { OpenAccountForm } from './open-account-form.tsx';

/** R2.84: accounts opened by the agent, and registration links. */
export default function RegistrationPage() {
  const intl = useIntl();
  const { isPopup } = useAgentFrame();
  const { get, change } = useAddress();
  const { data: own } = useOwnRate();
  const { data: rules } = useRules();
  const links = useLinks();
  const open = links.rows?.find(({ linkId }) => String(linkId) === get('id'));
  const registered = useRegistered(open?.linkId);
  const show = (linkId: number) => change({ id: String(linkId) }, { details: 'open' });
  const level = isPopup ? 4 : 2;
  return (
    <Stack gap="xl">
      <Grid minColumn="lg" gap="xl">
        <Card asChild padding="lg">
          <Stack asChild gap="lg">
            <section>
              <Heading level={level} size="md">
                {intl.formatMessage({ id: 'agent.open.title' })}
              </Heading>
              <OpenAccountForm ownRate={own?.rate} rules={rules} />
            </section>
          </Stack>
        </Card>
        <Card asChild padding="lg">
          <Stack asChild gap="lg">
            <section>
              <Heading level={level} size="md">
                {intl.formatMessage({ id: 'agent.link.new' })}
              </Heading>
              <LinkForm ownRate={own?.rate} onMade={show} />
            </section>
          </Stack>
        </Card>
      </Grid>
      <Stack gap="lg">
        <Heading level={level} size="md">
          {intl.formatMessage({ id: 'agent.links' })}
        </Heading>
        <LinksTable links={links} onOpen={show} />
      </Stack>
      {open && (
        <LinkDrawer
          link={open}
          registered={registered}
          onClose={() => change({ id: undefined }, { details: 'close' })}
        />
      )}
    </Stack>
  );
}
