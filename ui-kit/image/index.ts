export { Image, type ImageProps } from './image.tsx';
export { ImagesWhenNear } from './when-near.tsx';
