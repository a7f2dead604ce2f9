import { useEffect, useEffectEvent, useState } from 'react';
import { PictureField, type PictureWords } from '../pictures/picture-field.tsx';
import type { usePictures } from '../pictures/use-pictures.ts';
import { useFormField } from './use-form-field.ts';

/** The value of a form's pictures: those that were uploaded so far. */
export interface PicturesValue {
  readonly pictureIds: readonly string[];
  readonly state: 'ready' | 'uploading' | 'failed';
}

export const NO_PICTURES: PicturesValue = { pictureIds: [], state: 'ready' };

function summaryOf(pictures: ReturnType<typeof usePictures>['pictures']): PicturesValue {
  const isUploading = pictures.some(({ pictureId, error }) => !pictureId && !error);
  const hasFailed = pictures.some(({ error }) => error);
  return {
    pictureIds: pictures.flatMap(({ pictureId }) => pictureId ?? []),
    state: isUploading ? 'uploading' : hasFailed ? 'failed' : 'ready',
  };
}

interface PicturesFieldProps {
  /** A key of the form's values that holds a `PicturesValue`. */
  name: string;
  /** `usePictures` of the form, so that the choice survives while the field is hidden. */
  upload: ReturnType<typeof usePictures>;
  limit: number;
  words: PictureWords;
}

/** Pictures that are uploaded while the rest of the form is filled in. */
export function PicturesField({ name, upload, limit, words }: PicturesFieldProps) {
  const { pictures, add, remove, rules } = upload;
  const { setValue, control, error } = useFormField<PicturesValue>(name);
  const [isOver, setIsOver] = useState(false);
  const { pictureIds, state } = summaryOf(pictures);
  const ids = pictureIds.join();
  const update = useEffectEvent(() => setValue({ pictureIds, state }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a picture came, went or arrived
  useEffect(() => update(), [ids, state]);
  return (
    <PictureField
      words={words}
      limit={limit}
      rules={rules}
      error={error}
      inputRef={control.ref}
      pictures={pictures}
      isOver={isOver}
      onAdd={(files) => setIsOver(add(files))}
      onRemove={(picture) => {
        setIsOver(false);
        remove(picture);
      }}
    />
  );
}
