import type { GameType, VendorLane } from '@baize/gateway/contract';
import { Chip } from '@baize/ui-kit/chip';
import { CategoryIcon, Heart, House } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from '../home.css.ts';

export type MenuChoice = 'HOME' | 'FAV' | GameType;

interface GameMenuProps {
  lanes: readonly VendorLane[];
  choice: MenuChoice;
  onChoose(choice: MenuChoice): void;
}

/** HOME, FAV, then the categories that have vendors (R2.50). */
export function GameMenu({ lanes, choice, onChoose }: GameMenuProps) {
  const intl = useIntl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are views.
    <div role="group" className={css.menu} aria-label={intl.formatMessage({ id: 'home.menu' })}>
      <Chip icon={<House />} pressed={choice === 'HOME'} onClick={() => onChoose('HOME')}>
        <FormattedMessage id="shell.home" />
      </Chip>
      <Chip icon={<Heart />} pressed={choice === 'FAV'} onClick={() => onChoose('FAV')}>
        <FormattedMessage id="shell.favourites" />
      </Chip>
      {lanes.map(({ title }) => (
        <Chip
          key={title}
          icon={<CategoryIcon category={title} />}
          pressed={choice === title}
          onClick={() => onChoose(title)}
        >
          <FormattedMessage id={`category.${title}`} />
        </Chip>
      ))}
    </div>
  );
}
