import type { interestApi } from '@ledgerleaf/contract/interest'
import { interestCalls } from '@ledgerleaf/contract/interest-calls'
import { send } from '../../api/client.ts'

// A count that did not arrive is missed by nobody who looks at the page.
const quietly = (told: Promise<unknown>): void => void told.catch(() => undefined)

/** Somebody looks at a project; its seller sees how many did, and not who. */
export const tellView = (id: string): void =>
  quietly(send<typeof interestApi.viewed>(interestCalls.viewed, { params: { id } }))

/** Somebody put a listing into the basket of this browser. */
export const tellAddition = (id: string): void =>
  quietly(send<typeof interestApi.added>(interestCalls.added, { params: { id } }))
