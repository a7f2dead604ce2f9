import { QR, type QrDrawing } from './draw-qr.ts';

/** A reader needs dark on light in every brand, so these two are not theme colours. */
export const DARK = 'black';
export const LIGHT = 'white';

/** The margin around the logo, in units of the drawing. */
export const LOGO_INSET = 8;

function pictureOf(src: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    // A logo that fails to load must not prevent saving the code.
    image.onerror = () => resolve(undefined);
    image.src = src;
  });
}

/** The code as a PNG of 800 by 800 pixels. Rejects when the browser cannot create the picture. */
export async function pngOf(drawing: QrDrawing, logoSrc: string | undefined): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = QR.size;
  canvas.height = QR.size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = LIGHT;
  context.fillRect(0, 0, QR.size, QR.size);
  context.fillStyle = DARK;
  context.fill(new Path2D(drawing.path), 'evenodd');
  const logo = logoSrc === undefined ? undefined : await pictureOf(logoSrc);
  if (logo) {
    const { at, edge } = drawing.logo;
    context.fillStyle = LIGHT;
    context.fillRect(at, at, edge, edge);
    const room = edge - 2 * LOGO_INSET;
    const fit = Math.min(room / (logo.naturalWidth || 1), room / (logo.naturalHeight || 1));
    const [width, height] = [logo.naturalWidth * fit, logo.naturalHeight * fit];
    context.drawImage(logo, (QR.size - width) / 2, (QR.size - height) / 2, width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made.'));
    }, 'image/png');
  });
}

/** Starts the download of a file. */
export function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
