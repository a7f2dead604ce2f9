import type { Language } from '@baize/gateway/contract/languages.ts';

interface IdentityTexts {
  readonly title: string;
  readonly sandbox: string;
  readonly explain: string;
  readonly people: string;
  readonly other: string;
  readonly name: string;
  readonly email: string;
  readonly go: string;
  readonly cancel: string;
  readonly done: string;
}

export const IDENTITY_TEXTS: Record<Language, IdentityTexts> = {
  EN: {
    title: 'Continue to Baize',
    sandbox: 'Sandbox login',
    explain:
      'This page stands in for Google and Facebook. Nobody is really asked: choose who you want to be.',
    people: 'Choose an account',
    other: 'Use another account',
    name: 'Name',
    email: 'Email',
    go: 'Continue',
    cancel: 'Cancel',
    done: 'You can close this window.',
  },
  TY: {
    title: 'Magpatuloy sa Baize',
    sandbox: 'Sandbox na pag-login',
    explain:
      'Kapalit ng Google at Facebook ang pahinang ito. Walang totoong tinatanong: piliin kung sino ka.',
    people: 'Pumili ng account',
    other: 'Gumamit ng ibang account',
    name: 'Pangalan',
    email: 'Email',
    go: 'Magpatuloy',
    cancel: 'Kanselahin',
    done: 'Maaari mo nang isara ang window na ito.',
  },
};
