import { Dialog } from '@baize/ui-kit/dialog';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type OpenPopup,
  type PopupProps,
  usePopups,
  writeStack,
} from '../../shared/popups/popup-stack.ts';
import { useMembersOnly } from '../../shared/popups/use-members-only.ts';
import { MemberScreen } from './member-screen.tsx';
import { type MemberPlace, MemberPlaceContext } from './parts/member-place.ts';
import { useMemberCenter } from './use-member-center.ts';

/** What its pages keep in the address: gone with them, so that the page below never reads it. */
const OWN_PARAMETERS = ['range', 'from', 'to', 'p', 'kind', 'order', 'receipt'];

/** The popup's place in the address: links that change its page, and the way out. */
function usePlace(onClose: () => void): MemberPlace {
  const { stack } = usePopups();
  const { pathname, hash, state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const address = (next: readonly OpenPopup[]) => {
      const rest = new URLSearchParams(query);
      for (const name of OWN_PARAMETERS) rest.delete(name);
      return { pathname, hash, search: `?${writeStack(rest, next)}` };
    };
    const below = stack.slice(0, -1);
    const hasOwn = OWN_PARAMETERS.some((name) => query.has(name));
    return {
      isPopup: true,
      linkTo: (page) => ({
        to: address([...below, { name: 'member', args: [page] }]),
        // In its place: Back leads out of the popup, whatever was looked at in it.
        replace: true,
        state,
        preventScrollReset: true,
      }),
      leave: () => {
        if (hasOwn) navigate(address(below), { replace: true, preventScrollReset: true });
        else onClose();
      },
    };
  }, [stack, pathname, hash, state, query, navigate, onClose]);
}

/**
 * R2.111: the member center over what the person is doing, such as a game: a deposit needs not
 * leave it. `args` is the page, `?popup=member:depositv2`.
 */
export function MemberPopup({ args: [asked], onClose }: PopupProps) {
  const intl = useIntl();
  const may = useMembersOnly(onClose);
  const place = usePlace(onClose);
  const center = useMemberCenter(asked);
  if (!may) return null;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => place.leave?.()}
      title={intl.formatMessage({ id: 'member.pagesNav' })}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
    >
      <MemberPlaceContext value={place}>
        <MemberScreen {...center} />
      </MemberPlaceContext>
    </Dialog>
  );
}
