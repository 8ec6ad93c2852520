import type { NoticeKind } from '@ledgerleaf/contract/notice-kinds'
import { noticesApi } from '@ledgerleaf/contract/notices'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { noticeKeys } from './keys.ts'

export const noticeQueries = {
  /** All that somebody was told, page by page, or all of one kind. */
  pages: (kind: NoticeKind | null) =>
    infiniteQueryOptions({
      queryKey: [...noticeKeys.pages, kind],
      queryFn: ({ pageParam, signal }) =>
        send(noticesApi.list, {
          query: { ...(kind ? { kind } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  preferences: () =>
    queryOptions({
      queryKey: noticeKeys.preferences,
      queryFn: ({ signal }) => send(noticesApi.preferences, { signal }),
    }),
}
