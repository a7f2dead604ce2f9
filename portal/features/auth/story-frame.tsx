import type { Boot, Language, RegisterSettings } from '@baize/gateway/contract';
import { PATTERNS } from '@baize/gateway/contract/field-rules.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { coreCatalogue } from '../../app/core-catalogue.ts';
import { STORY_BOOT } from '../../app/story-frame.tsx';
import { type StoryAnswer, StoryAnswers } from '../../shared/api/story-answers.tsx';
import { setBoot } from '../../shared/boot.ts';
import { CoreMessages, FeatureMessages } from '../../shared/messages/catalogue.tsx';
import { initLanguage, useLanguage } from '../../shared/messages/language-store.ts';
import { auth } from './feature.ts';
import type { Country } from './lib/countries.ts';

interface StoryFrameProps {
  language: Language;
  answers?: readonly StoryAnswer[] | undefined;
  boot?: Boot | undefined;
  children: ReactNode;
}

/**
 * For stories: the popup's messages in a language, and answers, as the app provides them, with a
 * history of its own.
 */
export function StoryFrame({ language, answers, boot = STORY_BOOT, children }: StoryFrameProps) {
  setBoot(boot);
  useEffect(() => {
    localStorage.removeItem('lang');
    initLanguage(language);
  }, [language]);
  const current = useLanguage();
  return (
    <Suspense>
      {current === language && (
        <CoreMessages catalogue={coreCatalogue}>
          <FeatureMessages catalogue={auth.messages}>
            <MemoryRouter>
              <StoryAnswers answers={answers}>{children}</StoryAnswers>
            </MemoryRouter>
          </FeatureMessages>
        </CoreMessages>
      )}
    </Suspense>
  );
}

export const COUNTRIES: readonly Country[] = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'SG', countryDialingCode: '65' },
  { countryCode: 'US', countryDialingCode: '1' },
];

const rule = (
  patternId: number,
  minLength: number,
  maxLength: number,
  use: 'required' | 'optional' | 'off',
) => ({
  enabled: use !== 'off',
  required: use === 'required',
  acceptedPattern: PATTERNS[patternId] ?? '*',
  patternId,
  minLength,
  maxLength,
});

/** The rules of a merchant who configured nothing. */
export const RULES: RegisterSettings = {
  username: rule(1, 4, 16, 'required'),
  password: rule(0, 8, 64, 'required'),
  payeeName: rule(8, 2, 60, 'optional'),
  email: rule(3, 6, 100, 'optional'),
  affiliateCode: rule(14, 4, 16, 'optional'),
};

/** The rules of a merchant that requires everything, and a password of the strictest pattern. */
export const ALL_RULES: RegisterSettings = {
  ...RULES,
  password: rule(20, 8, 32, 'required'),
  mobileNum: rule(6, 7, 12, 'optional'),
  paymentPassword: rule(6, 6, 6, 'required'),
  idNumber: rule(14, 6, 20, 'required'),
  qqNum: rule(6, 5, 12, 'optional'),
  line: rule(9, 4, 20, 'optional'),
  whatsapp: rule(6, 7, 15, 'optional'),
  facebook: rule(9, 5, 50, 'optional'),
  wechat: rule(9, 6, 20, 'optional'),
  recommenderId: rule(14, 4, 16, 'optional'),
  captcha: rule(14, 5, 5, 'required'),
};

/** The rules of a merchant without a field for invitation codes. */
export const WITHOUT_CODE: RegisterSettings = { ...RULES, affiliateCode: rule(14, 4, 16, 'off') };

/** A picture of the size of the gateway's captchas, so that stories need no gateway. */
export function captchaSample(text: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 168;
  canvas.height = 60;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = 'Canvas';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'CanvasText';
    pen.font = '600 32px monospace';
    pen.fillText(text, 24, 42);
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
