import { LANGUAGES, type Language } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Check, Languages, Palette, SunMoon } from '@baize/ui-kit/icon';
import { Menu, MenuItem } from '@baize/ui-kit/menu';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  currentBrand,
  switchableBrands,
  switchBrand,
  switchMode,
} from '../../shared/brand/brand-store.ts';
import { currentLanguage, useLanguage } from '../../shared/messages/language-store.ts';
import { switchLanguage } from '../../shared/messages/switch-language.ts';
import { pushNotice } from '../../shared/notify/notify-store.ts';
import * as css from './header.css.ts';
import { sendLanguage } from './send-language.ts';

/** R1.08: the choice is stored here, sent to the gateway, and applied without a reload. */
async function chooseLanguage(language: Language) {
  try {
    await switchLanguage(language);
  } catch {
    pushNotice({ tone: 'danger', messageId: 'shell.languageFailed' });
    return;
  }
  // Another language was chosen while the messages of this one were loading.
  if (currentLanguage() !== language) return;
  await sendLanguage(language);
}

/** The look of the trigger outside the header. */
interface LanguageMenuProps {
  className?: string;
  trigger?: ReactNode;
}

export function LanguageMenu({ className, trigger }: LanguageMenuProps) {
  const intl = useIntl();
  const language = useLanguage();
  const label = intl.formatMessage({ id: 'shell.language' });
  return (
    <Menu
      label={label}
      aria-label={`${label}: ${language}`}
      className={className ?? css.languageCode}
      trigger={
        trigger ?? (
          <>
            <Languages aria-hidden="true" size={18} />
            <span className={css.notOnPhone}>{language}</span>
          </>
        )
      }
    >
      {LANGUAGES.map(({ code, name, tag }) => (
        <MenuItem
          key={code}
          lang={tag}
          aria-current={code === language || undefined}
          end={code === language && <Check aria-hidden="true" size={16} />}
          onSelect={() => void chooseLanguage(code)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The demo's brand switcher; a merchant's portal has one brand and no such menu. */
export function BrandMenu() {
  const intl = useIntl();
  const brands = switchableBrands();
  // Read when the menu opens, because the brand is state outside React.
  const [shown, setShown] = useState('');
  if (brands.length < 2) return null;
  const label = intl.formatMessage({ id: 'shell.brand' });
  const choose = (slug: string) => {
    switchBrand(slug).catch(() => pushNotice({ tone: 'danger', messageId: 'shell.brandFailed' }));
  };
  return (
    <Menu
      label={label}
      aria-label={label}
      className={`${css.languageCode} ${css.notOnPhone}`}
      trigger={<Palette aria-hidden="true" size={18} />}
      onOpenChange={(open) => open && setShown(currentBrand())}
    >
      {brands.map(({ slug, name }) => (
        <MenuItem
          key={slug}
          aria-current={slug === shown || undefined}
          end={slug === shown && <Check aria-hidden="true" size={16} />}
          onSelect={() => choose(slug)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

/**
 * Switches between the brand's light and dark mode. The CSS of a brand with one mode hides it,
 * because the current brand is not React state.
 */
export function ModeSwitch() {
  const intl = useIntl();
  return (
    <Button
      variant="ghost"
      iconOnly
      data-mode-switch=""
      aria-label={intl.formatMessage({ id: 'shell.mode' })}
      className={`${css.languageCode} ${css.notOnPhone}`}
      onClick={switchMode}
    >
      <SunMoon aria-hidden="true" size={18} />
    </Button>
  );
}
