import type { Boot } from '../../contract/boot.ts';
import type { OfflinePage, PageToRender, RenderedPage } from './rendering.ts';

/** To the thread that renders pages. `id`: of the page, `question`: of what it asked. */
export type ToWorker =
  | ({ readonly kind: 'page'; readonly id: number } & PageToRender)
  | { readonly kind: 'offline'; readonly id: number; readonly boot: Boot }
  | { readonly kind: 'answer'; readonly question: number; readonly value: unknown };

/** From the thread that renders pages. */
export type FromWorker =
  | {
      readonly kind: 'rendered';
      readonly id: number;
      readonly page: RenderedPage | OfflinePage | undefined;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }
  | {
      readonly kind: 'question';
      readonly id: number;
      readonly question: number;
      readonly path: string;
      readonly payload: object;
    };
