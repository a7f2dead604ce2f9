import { Download } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { drawQr, QR } from './draw-qr.ts';
import * as css from './qr-block.css.ts';
import { DARK, LIGHT, LOGO_INSET, pngOf, save } from './save-png.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  qrFailed: 'The code could not be drawn.',
} satisfies Partial<KitLabels>;

export interface QrBlockProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What the code says, an address as a rule. */
  value: string;
  /** Edge in CSS pixels: 200, or `QR.download` (107) for an app-download code. */
  size?: number;
  /** A data dot's edge as a share of its module: 0.9, or `QR.dotScale` (0.35) for small ones. */
  dotScale?: number;
  /** In the middle, on a light ground; same origin or served with CORS, or it is not saved. */
  logo?: string;
  caption?: ReactNode;
  /** Name of the saved file, without its ending. */
  fileName?: string;
  /** What the code leads to; the picture's name. */
  label: string;
  /** The button that saves it as a PNG; without it there is no button. */
  downloadLabel?: string;
  /** Shown when the text does not fit a code, or the picture could not be saved. */
  labels?: { failed?: string };
}

/**
 * A QR code with the numbers of R9.11: always dark on light, whatever the brand, because readers
 * know nothing else. Every drawing is read back by a decoder in the tests.
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
  const kit = useKitLabels(ENGLISH, 'QrBlock');
  const drawing = useMemo(() => drawQr(value, dotScale), [value, dotScale]);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      // Saved at 800, where the specification's dots are large enough.
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
