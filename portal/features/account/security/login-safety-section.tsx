import type { KnownPlace, LoginSafety } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { Monitor, Trash2 } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { LoadingOrError } from '../../../shared/member-center/loading-or-error.tsx';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import * as own from './authenticator.css.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { describeDevice } from './describe-device.ts';
import { RemoveAuthenticatorDialog } from './remove-authenticator-dialog.tsx';

export interface LoginSafetySectionProps {
  safety: Loaded<LoginSafety>;
  /** Whether the member can prove their identity by a login password. */
  hasLoginPassword: boolean;
  /** Resolves when the confirmation is closed, whatever the decision. */
  onRemovePlace(place: KnownPlace): Promise<void>;
}

/** The second factor, and the registered places that need none (R2.17). */
export function LoginSafetySection(props: LoginSafetySectionProps) {
  const { safety, hasLoginPassword, onRemovePlace } = props;
  if (!safety.data) return <LoadingOrError part={safety} height="14lh" />;
  return (
    <>
      <AuthenticatorCard
        since={safety.data.authenticatorSince}
        codesLeft={safety.data.recoveryCodesLeft}
        hasLoginPassword={hasLoginPassword}
        onChange={safety.retry}
      />
      <PlacesCard places={safety.data.places} onRemove={onRemovePlace} />
    </>
  );
}

interface AuthenticatorCardProps {
  since: number | undefined;
  codesLeft: number;
  hasLoginPassword: boolean;
  onChange(): void;
}

function AuthenticatorCard(props: AuthenticatorCardProps) {
  const { since, codesLeft, hasLoginPassword, onChange } = props;
  const intl = useIntl();
  const [openDialog, setOpenDialog] = useState<'add' | 'remove'>();
  const close = () => setOpenDialog(undefined);
  const isOn = since !== undefined;
  const date = isOn && intl.formatDate(since, { dateStyle: 'medium' });
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.twoStep.title' })}</h2>
      <div className={css.lineItem}>
        <span className={css.choiceText}>
          <span className={css.choiceName}>{intl.formatMessage({ id: 'member.twoStep.app' })}</span>
          <span className={css.muted}>
            {isOn
              ? intl.formatMessage({ id: 'member.twoStep.since' }, { date, count: codesLeft })
              : intl.formatMessage({ id: 'member.twoStep.off' })}
          </span>
        </span>
        <Button
          variant={isOn ? 'soft' : 'solid'}
          onClick={() => setOpenDialog(isOn ? 'remove' : 'add')}
        >
          {intl.formatMessage({ id: isOn ? 'member.twoStep.remove' : 'member.twoStep.add' })}
        </Button>
      </div>
      {openDialog === 'add' && (
        <AuthenticatorDialog
          hasLoginPassword={hasLoginPassword}
          onClose={() => {
            close();
            onChange();
          }}
        />
      )}
      {openDialog === 'remove' && (
        <RemoveAuthenticatorDialog
          hasLoginPassword={hasLoginPassword}
          onClose={close}
          onDone={() => {
            close();
            onChange();
          }}
        />
      )}
    </section>
  );
}

/** The number of places that are shown; more would hide the content below. */
const PLACES_SHOWN = 4;

interface PlacesCardProps {
  places: readonly KnownPlace[];
  onRemove(place: KnownPlace): Promise<void>;
}

function PlacesCard({ places, onRemove }: PlacesCardProps) {
  const intl = useIntl();
  const [doomed, setDoomed] = useState<KnownPlace>();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? places : places.slice(0, PLACES_SHOWN);
  const nameOf = (place: KnownPlace) =>
    describeDevice(place.userAgent) ?? intl.formatMessage({ id: 'member.places.unknown' });
  const remove = async () => {
    if (doomed) await onRemove(doomed);
    setDoomed(undefined);
  };
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.places.title' })}</h2>
      <p className={css.muted}>{intl.formatMessage({ id: 'member.places.text' })}</p>
      <ul className={css.lines}>
        {shown.map((place) => (
          <li key={place.id} className={own.place}>
            <Monitor className={css.choiceIcon} aria-hidden="true" />
            <span className={css.choiceText}>
              <span className={css.choiceName}>
                {nameOf(place)}{' '}
                {place.current && (
                  <Badge>{intl.formatMessage({ id: 'member.places.current' })}</Badge>
                )}
              </span>
              <span className={css.muted}>
                {intl.formatMessage(
                  { id: 'member.places.seen' },
                  {
                    ip: place.ip,
                    time: dateAndTime(intl, place.lastSeenAt),
                  },
                )}
              </span>
            </span>
            <Button
              variant="ghost"
              iconOnly
              aria-label={intl.formatMessage(
                { id: 'member.places.removeOne' },
                { name: `${nameOf(place)}, ${place.ip}` },
              )}
              onClick={() => setDoomed(place)}
            >
              <Trash2 size="1.1em" aria-hidden="true" />
            </Button>
          </li>
        ))}
        {places.length === 0 && (
          <li className={css.muted}>{intl.formatMessage({ id: 'member.places.none' })}</li>
        )}
      </ul>
      {shown.length < places.length && (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {intl.formatMessage({ id: 'member.places.all' }, { count: places.length })}
        </Button>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        tone="danger"
        title={intl.formatMessage({ id: 'member.places.removeTitle' })}
        labels={{
          confirm: intl.formatMessage({ id: 'member.places.remove' }),
        }}
        onCancel={() => setDoomed(undefined)}
        onConfirm={remove}
      >
        {doomed && `${nameOf(doomed)}, ${doomed.ip}`}
      </ConfirmDialog>
    </section>
  );
}
