import { ACTIVITY_PICTURE_PATH } from '@baize/gateway/contract';
import { Image } from '@baize/ui-kit/image';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import * as css from '../../../shared/pictures/pictures.css.ts';

/** A picture that is private to its owner: loaded with the session, never by its address alone. */
export function PrivateImage({ pictureId, alt }: { pictureId: string; alt: string }) {
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    const query = new URLSearchParams({ id: pictureId });
    fetchFile(`${ACTIVITY_PICTURE_PATH}?${query}`, leaving.signal).then(
      (file) => {
        made = URL.createObjectURL(file);
        setAddress(made);
      },
      () => {
        if (!leaving.signal.aborted) setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [pictureId]);
  if (!address && !failed) return <Skeleton className={css.thumbPicture} shape="block" />;
  return <Image className={css.thumbPicture} src={address} alt={alt} />;
}
