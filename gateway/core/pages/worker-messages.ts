import type { Boot } from '../../contract/boot.ts';
import type { OfflinePage, PageToRender, RenderedPage } from './rendering.ts';

/** Messages to the worker that renders pages. `id` identifies the page, `question` a call that it requested. */
export type ToWorker =
  | ({ readonly kind: 'page'; readonly id: number } & PageToRender)
  | { readonly kind: 'offline'; readonly id: number; readonly boot: Boot }
  | { readonly kind: 'answer'; readonly question: number; readonly value: unknown };

/** Messages from the worker that renders pages. */
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
