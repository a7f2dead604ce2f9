export { Carousel, type CarouselLabels, type CarouselProps, type Slide } from './carousel.tsx';
export { AUTOPLAY_MS } from './use-autoplay.ts';
