import { operatorApi, type ReviewDecision } from '@ledgerleaf/contract/operator'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecide } from './use-decide.ts'

/** What becomes of the project. The seller is told by mail and on an open screen. */
export const Decision = ({ projectId }: { projectId: string }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const act = async (decision: ReviewDecision) => {
    const done = await decide(() =>
      send(operatorApi.decideProject, { params: { id: projectId }, body: { decision, reason } }),
    )
    // What is refused is about the reason, or said under it.
    if (!done) return field.current?.focus()
    setReason('')
    toast.success('Decided. The seller gets a mail.')
  }
  return (
    <div className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
      <TextArea
        ref={field}
        label="Reason"
        hint="The seller reads it. It is needed unless you approve."
        rows={3}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void act('approve')}>
          Approve
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void act('ask_changes')}>
          Ask for changes
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void act('reject')}>
          Reject
        </Button>
      </div>
    </div>
  )
}
