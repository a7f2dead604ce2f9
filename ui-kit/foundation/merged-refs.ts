import { type Ref, type RefCallback, useCallback } from 'react';

function assign<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref that sets two: the component's own and the one that was passed in. */
export const useMergedRefs = <Node>(
  own: Ref<Node>,
  passed: Ref<Node> | undefined,
): RefCallback<Node> =>
  useCallback(
    (node: Node) => {
      const releases = [assign(own, node), assign(passed, node)];
      return () => {
        for (const release of releases) release?.();
      };
    },
    [own, passed],
  );
