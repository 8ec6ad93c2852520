import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { identityApi } from '@ledgerleaf/contract/identity'
import { createAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { personChanged, sessionEnded, stale } from '../../api/signals.ts'
import { personKeys } from './keys.ts'
import { writeUserRecord } from './user-record.ts'

/** Who is signed in, one answer for every part of the page. */
export const session = createAnswer(personKeys.session, () =>
  send<typeof identityApi.session>(firstCalls.session),
)

// Nothing before the first answer: who was signed in all along did not change.
let seen: string | null | undefined
session.watch(() => {
  const { data } = session.read()
  if (!data) return
  writeUserRecord(data.person)
  const id = data.person?.id ?? null
  const isChange = seen !== undefined && seen !== id
  seen = id
  if (isChange) personChanged.send()
})

sessionEnded.listen(() => stale.send(personKeys.session))
