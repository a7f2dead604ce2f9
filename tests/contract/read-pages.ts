import type { AnyEndpoint, RequestOf, ResponseOf } from '../../gateway/contract/endpoint.ts';
import type { CallOptions, TestClient } from './client.ts';

interface CursorPage {
  readonly list: readonly unknown[];
  readonly next?: string | undefined;
}
type PagedEndpoint = AnyEndpoint & { readonly response: object };

/** All pages of a call that answers `{ list, next }` and takes `cursor`. */
export async function readPages<E extends PagedEndpoint>(
  client: Pick<TestClient, 'value'>,
  endpoint: E,
  payload: Omit<RequestOf<E>, 'cursor'>,
  options: CallOptions,
): Promise<ResponseOf<E>[]> {
  const pages: ResponseOf<E>[] = [];
  let cursor: string | undefined;
  do {
    const request = { ...payload, ...(cursor !== undefined && { cursor }) } as RequestOf<E>;
    const page = await client.value(endpoint, request, options);
    pages.push(page);
    cursor = (page as CursorPage).next;
  } while (cursor !== undefined);
  return pages;
}
