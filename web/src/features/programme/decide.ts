import { programmeApi } from '@ledgerleaf/contract/programme'
import { type Decision, type NewDecision, tellDecision } from '@ledgerleaf/contract/programme-decisions'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { programmeKeys } from '../../nouns/programme/keys.ts'
import { toast } from '../../ui/toast.ts'

/** Sends a decision. Whatever became of it, the programme is read again: somebody else may have decided. */
export const decide = async (body: NewDecision): Promise<Decision> => {
  try {
    const decision = await send(programmeApi.decide, { body })
    void toast.success(tellDecision(decision.said))
    stale.send(programmeKeys.all)
    return decision
  } catch (error) {
    if (hasCode(error, 'figure_changed')) stale.send(programmeKeys.all)
    throw error
  }
}
