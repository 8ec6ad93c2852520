import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { identityApi, Person } from '@ledgerleaf/contract/identity'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { writeUserRecord } from './user-record.ts'

export const identityQueries = {
  all: () => ['identity'] as const,
  session: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'session'],
      queryFn: async ({ signal }) => {
        const answer = await send<typeof identityApi.session>(firstCalls.session, { signal })
        writeUserRecord(answer.person)
        return answer
      },
      staleTime: 60_000,
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'sessions'],
      queryFn: async ({ signal }) => {
        const { identityApi } = await import('@ledgerleaf/contract/identity')
        return send(identityApi.sessions, { signal })
      },
    }),
}

export type Session = { retry: () => void } & (
  | { state: 'loading'; person: null }
  | { state: 'failed'; person: null }
  | { state: 'signed-out'; person: null }
  | { state: 'signed-in'; person: Person }
)

/** Who is signed in. A failed refresh does not sign anyone out: what was known stays until the server says otherwise. */
export const useSession = (): Session => {
  const { data, isError, refetch } = useQuery(identityQueries.session())
  const retry = () => void refetch()
  if (data?.person) return { state: 'signed-in', person: data.person, retry }
  if (data) return { state: 'signed-out', person: null, retry }
  return isError ? { state: 'failed', person: null, retry } : { state: 'loading', person: null, retry }
}
