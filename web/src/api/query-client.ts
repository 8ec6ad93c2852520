import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing } from './answer.ts'
import { hasCode } from './api-error.ts'
import { keepFirstAnswers, readFirstAnswers } from './first-answers.ts'
import { personChanged, stale } from './signals.ts'

// The session may have ended elsewhere: whoever finds out makes the whole page look again.
const noticeSignOut = (error: Error): void => {
  if (hasCode(error, 'not_signed_in')) stale.send(['identity', 'session'])
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({ onError: noticeSignOut }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && isPassing(error) },
    },
  })

/** One cache for all pages that need one, with what the page came with; the others are spared its code. */
export const queryClient = createQueryClient()
keepFirstAnswers(queryClient, readFirstAnswers())

stale.listen((queryKey) => void queryClient.invalidateQueries({ queryKey }))
personChanged.listen(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries()
})
