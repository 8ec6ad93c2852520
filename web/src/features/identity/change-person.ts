import type { Person } from '@ledgerleaf/contract/identity'
import { refreshCsrfToken } from '../../api/client.ts'
import { session } from '../../nouns/person/session.ts'
import { dropDrafts } from '../../ui/draft.ts'

/** Makes the answer of a sign-in, or null after a sign-out, the session every part of the page sees. */
export const changePerson = async (person: Person | null): Promise<void> => {
  session.give({ person })
  // A guest who signs in keeps what they typed; whoever leaves takes it along.
  if (!person) dropDrafts()
  await refreshCsrfToken()
}
