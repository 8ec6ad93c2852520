import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, hasCode } from '../api/api-error.ts'
import { identityQueries } from '../features/identity/queries.ts'

// A refusal stays a refusal however often one asks; only the line or a restarting server is worth a second try.
const isPassing = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

export const createQueryClient = (): QueryClient => {
  // The session may have ended elsewhere: whoever finds out makes the whole page look again.
  const noticeSignOut = (error: Error): void => {
    if (hasCode(error, 'not_signed_in'))
      void client.invalidateQueries({ queryKey: identityQueries.session().queryKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({ onError: noticeSignOut }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && isPassing(error) },
    },
  })
  return client
}
