import { useEffect, useState } from 'react';
import { canSave } from './disk.ts';

/** Whether this Storybook can save; false until it is known. */
export function useCanSave(): boolean {
  const [saves, setSaves] = useState(false);
  useEffect(() => {
    void canSave.then(setSaves);
  }, []);
  return saves;
}
