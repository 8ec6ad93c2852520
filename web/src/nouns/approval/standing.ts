import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { createAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { personChanged, stale } from '../../api/signals.ts'
import { approvalKeys } from './keys.ts'

/** What whoever is signed in may do alone, and how much waits for them: one answer for the whole page. */
export const standing = createAnswer(approvalKeys.standing, () => send(approvalsApi.standing))

// What one person may do is not left for the next one at the same machine.
personChanged.listen(() => stale.send(approvalKeys.standing))
