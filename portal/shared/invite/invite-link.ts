import { boot } from '../boot.ts';
import { appPath } from '../navigation/app-path.ts';

/** The origin of links from outside: the merchant's main domain, else that of the page. */
function origin(): string {
  const { mainDomain } = boot().permission.info;
  if (mainDomain === '') return location.origin;
  return new URL(/^https?:\/\//.test(mainDomain) ? mainDomain : `https://${mainDomain}`).origin;
}

/** The link to send to friends: to registration with the member's code, else to home. */
export const inviteLink = (code: string | undefined): string =>
  code
    ? `${origin()}${appPath('/register')}?${new URLSearchParams({ referralCode: code })}`
    : `${origin()}${appPath('/')}`;
