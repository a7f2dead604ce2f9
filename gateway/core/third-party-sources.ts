import type { SocialLoginConfig, ThirdParties } from '../contract/third-parties.ts';

/** CSP sources of third parties by directive, and what else their scripts need. */
export interface Sources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly img: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Whether its script sets style attributes on elements. */
  readonly styleAttributes: boolean;
  /** Whether it opens a window that must be able to message this page. */
  readonly foreignPopups: boolean;
}

const NONE: Sources = {
  script: [],
  style: [],
  img: [],
  connect: [],
  frame: [],
  styleAttributes: false,
  foreignPopups: false,
};

/** https://docs.geetest.com: script and pictures from one host, calls as scripts from others. */
const GEETEST: Sources = {
  ...NONE,
  script: [
    'https://static.geetest.com',
    'https://gcaptcha4.geetest.com',
    'https://monitor.geetest.com',
  ],
  style: ['https://static.geetest.com'],
  img: ['https://static.geetest.com'],
  connect: ['https://gcaptcha4.geetest.com', 'https://monitor.geetest.com'],
  styleAttributes: true,
};

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
const GOOGLE: Sources = {
  ...NONE,
  script: ['https://accounts.google.com/gsi/client'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
  foreignPopups: true,
};

const FACEBOOK: Sources = {
  ...NONE,
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com', 'https://graph.facebook.com'],
  frame: ['https://www.facebook.com', 'https://web.facebook.com'],
  foreignPopups: true,
};

/** Phone authentication with its reCAPTCHA; the emulator needs neither Google nor reCAPTCHA. */
function firebase(emulator: string | undefined): Sources {
  if (emulator) return { ...NONE, connect: [emulator] };
  return {
    ...NONE,
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    styleAttributes: true,
  };
}

const BY_PROVIDER: Record<SocialLoginConfig['provider'], Sources> = {
  google: GOOGLE,
  facebook: FACEBOOK,
  sandbox: NONE,
};

/** Returns the sources that the configured third parties need. */
export function thirdPartySources(configured: ThirdParties | undefined): Sources {
  if (!configured) return NONE;
  const { phoneAuth, socialLogin, challenge } = configured;
  const used = [
    ...(challenge === 'geetest' ? [GEETEST] : []),
    ...socialLogin.map(({ provider }) => BY_PROVIDER[provider]),
    ...(phoneAuth.provider === 'firebase' ? [firebase(phoneAuth.emulator)] : []),
  ];
  const all = (directive: 'script' | 'style' | 'img' | 'connect' | 'frame') => [
    ...new Set(used.flatMap((sources) => sources[directive])),
  ];
  return {
    script: all('script'),
    style: all('style'),
    img: all('img'),
    connect: all('connect'),
    frame: all('frame'),
    styleAttributes: used.some((sources) => sources.styleAttributes),
    foreignPopups: used.some((sources) => sources.foreignPopups),
  };
}
