import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from 'react';

export interface PromptSuspenseProps {
  fallback?: ReactNode;
  /**
   * Calls back whenever the content may have loaded, until it is told to stop. Define it outside
   * the component or keep it stable: another function restarts it.
   */
  follow: (onLoaded: () => void) => () => void;
  children: ReactNode;
}

function Follow({ follow, onLoaded }: Pick<PromptSuspenseProps, 'follow'> & { onLoaded(): void }) {
  useEffect(() => follow(() => startTransition(onLoaded)), [follow, onLoaded]);
  return null;
}

/**
 * A `Suspense` whose content is shown as soon as it has loaded. React alone keeps a fallback for at
 * least 300 ms, even where the content loads after ten, because it delays its own retry; an update
 * for another reason is shown immediately. This component makes such an update.
 */
export function PromptSuspense({ fallback, follow, children }: PromptSuspenseProps) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <Follow follow={follow} onLoaded={drawAgain} />
        </>
      }
    >
      {children}
    </Suspense>
  );
}

/** For a part whose code is loaded on first use. The part itself reports a failure. */
export const followImport =
  (load: () => Promise<unknown>): PromptSuspenseProps['follow'] =>
  (onLoaded) => {
    let isOver = false;
    const settled = () => {
      if (!isOver) onLoaded();
    };
    load().then(settled, settled);
    return () => {
      isOver = true;
    };
  };
