import { type KnownPlace, loginSafety, removeKnownPlace } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { Monitor, Trash2 } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import * as css from '../components/cashier.css.ts';
import * as own from './authenticator.css.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { describeDevice } from './describe-device.ts';
import { RemoveAuthenticatorDialog } from './remove-authenticator-dialog.tsx';

/** The second factor and the places that need none (R2.17). */
export function LoginSafetySection() {
  const safety = useQuery(loginSafety, {});
  if (safety.data) {
    const reload = () => void safety.mutate();
    return (
      <>
        <AuthenticatorCard
          since={safety.data.authenticatorSince}
          codesLeft={safety.data.recoveryCodesLeft}
          onChange={reload}
        />
        <PlacesCard places={safety.data.places} onChange={reload} />
      </>
    );
  }
  if (!safety.error) return <Skeleton shape="block" height="14lh" />;
  return (
    <FailedPart title="member.failed" error={safety.error} onRetry={() => void safety.mutate()} />
  );
}

interface AuthenticatorCardProps {
  since: number | undefined;
  codesLeft: number;
  onChange(): void;
}

function AuthenticatorCard({ since, codesLeft, onChange }: AuthenticatorCardProps) {
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
          onClose={() => {
            close();
            onChange();
          }}
        />
      )}
      {openDialog === 'remove' && (
        <RemoveAuthenticatorDialog
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

/** More than these hide what stands below them. */
const PLACES_SHOWN = 4;

interface PlacesCardProps {
  places: readonly KnownPlace[];
  onChange(): void;
}

function PlacesCard({ places, onChange }: PlacesCardProps) {
  const intl = useIntl();
  const notify = useNotify();
  const removal = useCommand(removeKnownPlace);
  const [doomed, setDoomed] = useState<KnownPlace>();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? places : places.slice(0, PLACES_SHOWN);
  const nameOf = (place: KnownPlace) =>
    describeDevice(place.userAgent) ?? intl.formatMessage({ id: 'member.places.unknown' });
  const remove = async () => {
    if (!doomed) return;
    const { error } = await removal.run({ id: doomed.id });
    if (error) notify.failure(error);
    setDoomed(undefined);
    onChange();
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
                    time: intl.formatDate(place.lastSeenAt, {
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    }),
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
