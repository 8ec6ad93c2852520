import { operatorApi, type ReviewDecision } from '@ledgerleaf/contract/operator'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { toast } from '../../ui/toast.ts'
import { useDecide } from './use-decide.ts'

/** What becomes of a project, with the reason as it is being written: kept while the panel is shut. */
export const useDecision = (projectId: string, version: number) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const act = async (decision: ReviewDecision): Promise<boolean> => {
    const done = await decide(() =>
      send(operatorApi.decideProject, { params: { id: projectId }, body: { decision, reason, version } }),
    )
    // What is refused is about the reason, or said under it.
    if (done) {
      setReason('')
      toast.success('Decided. The seller gets a mail.')
    } else field.current?.focus()
    return done
  }
  return { reason, setReason, field, act, busy, error }
}
export type DecisionDraft = ReturnType<typeof useDecision>
