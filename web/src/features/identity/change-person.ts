import type { Person } from '@ledgerleaf/contract/identity'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { refreshCsrfToken } from '../../api/client.ts'
import { identityQueries } from './queries.ts'
import { writeUserRecord } from './user-record.ts'

const changePerson = async (client: QueryClient, person: Person | null): Promise<void> => {
  const { queryKey } = identityQueries.session()
  await client.cancelQueries({ queryKey })
  writeUserRecord(person)
  // What one person has read is not left for the next one at the same machine.
  client.removeQueries({ predicate: ({ queryKey: [noun, name] }) => noun !== 'site' && name !== 'session' })
  client.setQueryData(queryKey, { person })
  await refreshCsrfToken()
}

/** Makes the answer of a sign-in, or null after a sign-out, the session every part of the page sees. */
export const useChangePerson = () => {
  const client = useQueryClient()
  return (person: Person | null) => changePerson(client, person)
}
