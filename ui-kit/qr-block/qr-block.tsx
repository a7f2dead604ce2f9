import { Download } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { drawQr, QR } from './draw-qr.ts';
import * as css from './qr-block.css.ts';
import { DARK, LIGHT, LOGO_INSET, pngOf, save } from './save-png.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  qrFailed: 'The code could not be drawn.',
} satisfies Partial<KitLabels>;

export interface QrBlockProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The encoded text, usually an address. */
  value: string;
  /** Edge length in CSS pixels: 200, or `QR.download` (107) for an app-download code. */
  size?: number;
  /**
   * The edge length of a data dot relative to its module: 0.9, or `QR.dotScale` (0.35) for small
   * dots.
   */
  dotScale?: number;
  /**
   * A picture in the middle, on a light background. It must be same-origin or served with CORS to
   * be saved with the code.
   */
  logo?: string;
  caption?: ReactNode;
  /** The name of the saved file, without its extension. */
  fileName?: string;
  /** What the code leads to; the name of the picture. */
  label: string;
  /** The label of the button that saves the code as a PNG; without it there is no button. */
  downloadLabel?: string;
  /** Shown when the text does not fit a code, or the picture could not be saved. */
  labels?: { failed?: string };
}

/**
 * A QR code with the numbers of R9.11: dark on light in every brand, because readers require it.
 * The tests decode every drawing.
 */
export function QrBlock({
  value,
  size = QR.shown,
  dotScale = QR.shownDotScale,
  logo,
  caption,
  fileName = 'qr',
  label,
  downloadLabel,
  labels,
  className,
  ...rest
}: QrBlockProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'QrBlock');
  const drawing = useMemo(() => drawQr(value, dotScale), [value, dotScale]);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      // Saved at 800 pixels, where the dots of the specification are large enough.
      const full = drawQr(value, QR.dotScale);
      if (full) save(await pngOf(full, logo), `${fileName}.png`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <figure
      {...rest}
      className={cx(css.block, className)}
      data-state={drawing ? 'ready' : 'failed'}
    >
      {drawing && (
        <div className={css.paper} data-own-colours="">
          <svg
            className={css.drawing}
            width={size}
            height={size}
            viewBox={`0 0 ${QR.size} ${QR.size}`}
            role="img"
            aria-label={label}
          >
            <rect width={QR.size} height={QR.size} fill={LIGHT} />
            <path d={drawing.path} fill={DARK} fillRule="evenodd" />
            {logo && (
              <>
                <rect
                  x={drawing.logo.at}
                  y={drawing.logo.at}
                  width={drawing.logo.edge}
                  height={drawing.logo.edge}
                  fill={LIGHT}
                />
                <image
                  href={logo}
                  x={drawing.logo.at + LOGO_INSET}
                  y={drawing.logo.at + LOGO_INSET}
                  width={drawing.logo.edge - 2 * LOGO_INSET}
                  height={drawing.logo.edge - 2 * LOGO_INSET}
                />
              </>
            )}
          </svg>
        </div>
      )}
      {(!drawing || failed) && (
        <p role="alert" className={css.caption}>
          {labels?.failed ?? kit.qrFailed}
        </p>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
      {drawing && downloadLabel && (
        <Button variant="soft" size="sm" onClick={download}>
          <Download size={16} aria-hidden="true" />
          {downloadLabel}
        </Button>
      )}
    </figure>
  );
}
