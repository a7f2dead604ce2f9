import sharp from 'sharp';

/** Pixels of the picture that stands beside a link (Open Graph): what networks show without cutting. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The brand's picture for links, as PNG in all its colours: a palette shows steps in its light. */
export const renderSocialPicture = (svg: Uint8Array): Promise<Uint8Array> =>
  sharp(svg)
    .resize(SOCIAL_SIZE.width, SOCIAL_SIZE.height, { fit: 'cover' })
    .flatten({ background: '#000000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
