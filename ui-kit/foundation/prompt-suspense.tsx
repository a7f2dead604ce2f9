import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from 'react';

export interface PromptSuspenseProps {
  fallback?: ReactNode;
  /**
   * Calls back whenever what the content waits for may have come, until it is told to stop. It stands outside of
   * the component that it is given to, or is kept: another one begins anew.
   */
  follow: (onLoaded: () => void) => () => void;
  children: ReactNode;
}

function Follow({ follow, onLoaded }: Pick<PromptSuspenseProps, 'follow'> & { onLoaded(): void }) {
  useEffect(() => follow(() => startTransition(onLoaded)), [follow, onLoaded]);
  return null;
}

/**
 * A `Suspense` whose content shows as soon as it is there. React alone keeps any fallback for 300 ms once it is shown,
 * also where the content was there after ten: what waits is drawn again by React itself no sooner. What is drawn
 * for another reason is shown at once, and so is this.
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

/** For a part whose code comes with its first use. A failure is the part's own to tell. */
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
