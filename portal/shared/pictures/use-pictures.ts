import {
  APPLICATION_LIMITS,
  removeActivityPicture,
  type removeIdentityPicture,
  uploadActivityPicture,
  type uploadIdentityPicture,
} from '@baize/gateway/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { toCallError } from '../api/to-call-error.ts';
import { upload } from '../api/upload.ts';

/** A chosen picture; uploaded while the rest of the form is filled in. */
export interface ChosenPicture {
  readonly key: number;
  readonly name: string;
  /** An object URL for the preview. */
  readonly preview: string;
  /** The share that was sent, 0 to 1. */
  readonly progress: number;
  /** Set once the upload has succeeded. */
  readonly pictureId?: string;
  readonly error?: CallError;
}

/** Where pictures are uploaded to, and which are accepted. */
export interface PictureRules {
  readonly upload: typeof uploadActivityPicture | typeof uploadIdentityPicture;
  readonly remove: typeof removeActivityPicture | typeof removeIdentityPicture;
  /** The types that the file dialog offers; the gateway checks the content. */
  readonly types: readonly string[];
  /** The maximum number of bytes per picture. */
  readonly mostBytes: number;
}

/** Pictures of an application or a proof of payment. */
const ACTIVITY_PICTURES: PictureRules = {
  upload: uploadActivityPicture,
  remove: removeActivityPicture,
  types: ['image/png', 'image/jpeg'],
  mostBytes: APPLICATION_LIMITS.pictureBytes,
};

/** Why a file is not uploaded at all. */
function problemOf(file: File, { types, mostBytes }: PictureRules): CallError | undefined {
  if (!types.includes(file.type)) return new CallError('image_invalid');
  if (file.size > mostBytes) return new CallError('request_too_large');
  return undefined;
}

/**
 * The pictures of a form, up to a limit: each is uploaded as soon as it is chosen, and can be
 * removed.
 */
export function usePictures(limit: number, rules: PictureRules = ACTIVITY_PICTURES) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  const change = (key: number, next: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  const send = async (key: number, file: File) => {
    const problem = problemOf(file, rules);
    if (problem) return change(key, { error: problem });
    const leaving = new AbortController();
    running.current.set(key, leaving);
    try {
      const { pictureId } = await upload(rules.upload, file, {
        signal: leaving.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { pictureId, progress: 1 });
    } catch (error) {
      change(key, { error: toCallError(error) });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (files: readonly File[]) => {
    const free = limit - pictures.length;
    const added = files.slice(0, free).map((file) => {
      nextKey.current += 1;
      const preview = URL.createObjectURL(file);
      return { file, picture: { key: nextKey.current, name: file.name, preview, progress: 0 } };
    });
    setPictures((all) => [...all, ...added.map(({ picture }) => picture)]);
    for (const { file, picture } of added) void send(picture.key, file);
    return files.length > free;
  };
  const remove = ({ key, preview, pictureId }: ChosenPicture) => {
    running.current.get(key)?.abort();
    URL.revokeObjectURL(preview);
    setPictures((all) => all.filter((each) => each.key !== key));
    // A picture whose removal fails is deleted by the gateway after a day.
    if (pictureId) call(rules.remove, { pictureId }).catch(() => undefined);
  };
  const leave = useEffectEvent(() => {
    for (const each of running.current.values()) each.abort();
    for (const { preview } of pictures) URL.revokeObjectURL(preview);
  });
  useEffect(() => () => leave(), []);
  return { pictures, add, remove, rules };
}
