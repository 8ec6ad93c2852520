import { noticesApi } from '@ledgerleaf/contract/notices'
import { createAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { personChanged, stale } from '../../api/signals.ts'
import { noticeKeys } from './keys.ts'

/** The newest that whoever is signed in was told, and how much is unread: one answer for the whole page. */
export const newest = createAnswer(noticeKeys.newest, () => send(noticesApi.list, { query: {} }))

// What one person was told is not left for the next one at the same machine.
personChanged.listen(() => {
  newest.give({ notices: [], next: null, unread: 0, elsewhere: [] })
  stale.send(noticeKeys.newest)
})
