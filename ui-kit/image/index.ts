export { Image, type ImageProps } from './image.tsx';
