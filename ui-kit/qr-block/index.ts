export { drawQr, QR, type QrDrawing } from './draw-qr.ts';
export { QrBlock, type QrBlockProps } from './qr-block.tsx';
