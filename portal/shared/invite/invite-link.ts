import { boot } from '../boot.ts';
import { appPath } from '../navigation/app-path.ts';

/** Where links from outside lead: the merchant's main domain, else where the portal is open. */
function origin(): string {
  const { mainDomain } = boot().permission.info;
  if (mainDomain === '') return location.origin;
  return new URL(/^https?:\/\//.test(mainDomain) ? mainDomain : `https://${mainDomain}`).origin;
}

/** The link that people send to friends: to registration with their code, else to home. */
export const inviteLink = (code: string | undefined): string =>
  code
    ? `${origin()}${appPath('/register')}?${new URLSearchParams({ referralCode: code })}`
    : `${origin()}${appPath('/')}`;
