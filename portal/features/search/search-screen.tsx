import type { Game, VendorCard } from '@baize/gateway/contract';
import { MAX_SEARCH_TEXT } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { SearchBox, type SearchGroup } from '@baize/ui-kit/search-box';
import { type IntlShape, useIntl } from 'react-intl';
import { LoadError } from '../../shared/errors/load-error.tsx';
import type { SearchAnswer } from './api.ts';
import * as css from './search.css.ts';
import { gameOption, pageOption, recentOption, vendorOption } from './search-options.tsx';
import type { PageHit } from './use-pages.ts';

interface SearchScreenProps {
  input: string;
  answer: SearchAnswer;
  /** Pages and popups of the portal that match by name. */
  pages: readonly PageHit[];
  /** Shown without a search, or without results. */
  hot: readonly Game[];
  recent: readonly string[];
  onType(text: string): void;
  onRecent(text: string): void;
  onForget(): void;
  onGame(game: Game): void;
  onVendor(card: VendorCard): void;
  onPage(page: PageHit): void;
  onClose(): void;
}

interface Choice {
  readonly group: SearchGroup;
  choose(id: string): void;
}

/** The current options: the results, or the suggestions. */
function choicesOf(props: SearchScreenProps, intl: IntlShape): Choice[] {
  const { answer, hot, recent } = props;
  const say = intl.formatMessage;
  const { vendors = [], games = [] } = answer.found ?? {};
  const isEmpty = vendors.length + games.length === 0;
  const gamesToChoose = isEmpty ? hot.map((game) => ({ game, marks: [] })) : games;
  return [
    {
      group: {
        id: 'recent',
        label: say({ id: 'search.recent' }),
        options: props.input.trim() ? [] : recent.map(recentOption),
      },
      choose: (id) => {
        const text = recent.find((each) => recentOption(each).id === id);
        if (text !== undefined) props.onRecent(text);
      },
    },
    {
      group: {
        id: 'pages',
        label: say({ id: 'search.pages' }),
        options: props.pages.map(pageOption),
      },
      choose: (id) => {
        const hit = props.pages.find((each) => pageOption(each).id === id);
        if (hit) props.onPage(hit);
      },
    },
    {
      group: {
        id: 'vendors',
        label: say({ id: 'search.vendors' }),
        options: vendors.map((each) => vendorOption(each, intl)),
      },
      choose: (id) => {
        const hit = vendors.find((each) => vendorOption(each, intl).id === id);
        if (hit) props.onVendor(hit.card);
      },
    },
    {
      group: {
        id: 'games',
        label: say({ id: isEmpty ? 'search.hot' : 'shell.games' }),
        // While the first answer loads, no suggestions are shown.
        options:
          isEmpty && (answer.isWaiting || answer.error)
            ? []
            : gamesToChoose.map((each) => gameOption(each, intl)),
      },
      choose: (id) => {
        const hit = gamesToChoose.find((each) => gameOption(each, intl).id === id);
        if (hit) props.onGame(hit.game);
      },
    },
  ];
}

/** A search across all games, vendors and pages. */
export function SearchScreen(props: SearchScreenProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { answer, input } = props;
  const choices = choicesOf(props, intl);
  const { vendors = [], games = [] } = answer.found ?? {};
  const count = props.pages.length + vendors.length + games.length;
  const nothing = answer.found !== undefined && count === 0;
  const status = !answer.found
    ? ''
    : nothing
      ? say({ id: 'search.none' }, { text: answer.text })
      : say({ id: 'search.found' }, { count, text: answer.text });
  const hasRecent = !input.trim() && props.recent.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={say({ id: 'search.title' })}
      closeOnOverlay
      flush
      className={css.panel}
    >
      <SearchBox
        className={css.box}
        value={input}
        onValueChange={props.onType}
        groups={choices.map(({ group }) => group)}
        onSelect={(id) => {
          const choice = choices.find(({ group }) => group.options.some((each) => each.id === id));
          choice?.choose(id);
        }}
        label={say({ id: 'search.title' })}
        status={status}
        busy={answer.isWaiting}
        maxLength={MAX_SEARCH_TEXT}
        message={<Message answer={answer} nothing={nothing} />}
        footer={
          <div className={css.footer}>
            <span className={css.hint}>{say({ id: 'search.hint' })}</span>
            {hasRecent && (
              <Button variant="ghost" size="sm" onClick={props.onForget}>
                {say({ id: 'search.forget' })}
              </Button>
            )}
          </div>
        }
      />
    </Dialog>
  );
}

function Message({ answer, nothing }: { answer: SearchAnswer; nothing: boolean }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { error } = answer;
  if (error) {
    return <LoadError error={error} onRetry={answer.retry} />;
  }
  return nothing ? (
    <div className={css.nothing}>
      <p className={css.nothingTitle}>{say({ id: 'search.none' }, { text: answer.text })}</p>
      <p className={css.nothingText}>{say({ id: 'search.none.text' })}</p>
    </div>
  ) : null;
}
