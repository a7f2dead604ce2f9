import type { LoginValue } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { promptStore, pushNotice } from '../../shared/notify/notify-store.ts';
import { session } from '../../shared/session/session-store.ts';
import { welcomeFirstLogin } from './api.ts';

/**
 * The steps after every login, by any method: starts the session and welcomes a first login
 * (R4.03). Member info, favourites and other data load by themselves once there is a session.
 */
export function useStartSession(): (
  value: LoginValue,
  options?: { mustChangePassword: boolean },
) => void {
  return useCallback((value, options = { mustChangePassword: false }) => {
    session.begin(value, options);
    if (value.lastLogin) {
      const { at, ip } = value.lastLogin;
      pushNotice({ tone: 'neutral', messageId: 'session.lastLogin', values: { at, ip } });
    }
    void welcomeFirstLogin(value).then((welcomed) => {
      if (welcomed) promptStore.set({ kind: 'welcome', name: value.userName });
    });
  }, []);
}
