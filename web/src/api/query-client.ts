import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing } from './answer.ts'
import { hasCode } from './api-error.ts'
import { personChanged, sessionEnded, stale, touched } from './signals.ts'

const noticeSignOut = (error: Error): void => {
  if (hasCode(error, 'not_signed_in')) sessionEnded.send()
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({ onError: noticeSignOut }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && isPassing(error) },
    },
  })

/** One cache for all pages that need one; the others are spared its code. */
export const queryClient = createQueryClient()

stale.listen((queryKey) => void queryClient.invalidateQueries({ queryKey }))
touched.listen(({ key, ids }) => {
  const speaksOf = (data: unknown) => {
    const text = JSON.stringify(data) ?? ''
    return ids.some((id) => text.includes(id))
  }
  void queryClient.invalidateQueries({ queryKey: key, predicate: ({ state }) => speaksOf(state.data) })
})
personChanged.listen(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries()
})
