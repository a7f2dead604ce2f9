import { teamMembersExport } from '@baize/gateway/contract';
import { useState } from 'react';
import { useAddress } from '../../../shared/navigation/use-address.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import { useAgentFrame } from '../components/agent-frame.ts';
import { MessageDialog } from '../components/message-dialog.tsx';
import { NoteDialog } from '../components/note-dialog.tsx';
import { RaiseRateDialog } from '../components/raise-rate-dialog.tsx';
import { TransferDialog } from '../components/transfer-dialog.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { type TeamMember, useTeam } from './api.ts';
import type { TeamAction } from './row-actions.tsx';
import { readTeamFilters } from './team-filters.ts';
import { TeamScreen } from './team-screen.tsx';

interface OpenDialog {
  readonly action: Exclude<TeamAction, 'contract'>;
  readonly row: TeamMember;
}

/** R2.85: the line, level by level; account, filters and sort order are in the address. */
export default function TeamPage() {
  const { get, change } = useAddress();
  const { linkTo } = useAgentFrame();
  const popups = usePopups();
  const [dialog, setDialog] = useState<OpenDialog>();
  const filters = readTeamFilters({ get });
  const team = useTeam(filters);
  const close = () => setDialog(undefined);
  return (
    <>
      <TeamScreen
        team={team}
        filters={filters}
        onFilter={(next) => change(next, { replace: true })}
        linkToLine={(account) => linkTo('downlineManagmentView', account ? { account } : undefined)}
        linkToOverview={(account) => linkTo('agentTeamOverview', { account })}
        onAction={(action, row) => {
          if (action === 'contract') popups.open('contracts', 'new', row.account);
          else setDialog({ action, row });
        }}
        file={<CsvButton endpoint={teamMembersExport} payload={filters} name="team" />}
      />
      {dialog && <ActionDialog {...dialog} onClose={close} onDone={close} />}
    </>
  );
}

interface ActionDialogProps extends OpenDialog {
  onClose(): void;
  onDone(): void;
}

function ActionDialog({ action, row, onClose, onDone }: ActionDialogProps) {
  const { account, nickname, currency, rate, note } = row;
  const shared = { account, onClose, onDone };
  switch (action) {
    case 'transfer':
      return <TransferDialog {...shared} nickname={nickname} currency={currency} />;
    case 'raiseRate':
      return <RaiseRateDialog {...shared} rate={rate} />;
    case 'message':
      return <MessageDialog {...shared} />;
    case 'note':
      return <NoteDialog {...shared} note={note} />;
  }
}
