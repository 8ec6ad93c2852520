import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { createAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { approvalKeys } from './keys.ts'

/** What whoever is signed in may do alone, and how much waits for them: one answer for the whole page. */
export const standing = createAnswer(approvalKeys.standing, () => send(approvalsApi.standing))
