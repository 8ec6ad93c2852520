import { operatorApi, type ReviewDecision } from '@ledgerleaf/contract/operator'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecide } from './use-decide.ts'

const templates: readonly { name: string; text: string }[] = [
  {
    name: 'Serials not found',
    text: 'The registry’s records do not show these serials. Please check the numbers, or send us the registry’s issuance letter.',
  },
  {
    name: 'Another owner',
    text: 'The registry names another owner of this project. Please show that you may sell its credits.',
  },
  {
    name: 'Report missing',
    text: 'Please upload the verification report for each vintage you want to sell.',
  },
  {
    name: 'Facts differ',
    text: 'The file differs from the registry’s record. Please correct it, or say why.',
  },
  {
    name: 'Entered twice',
    text: 'Another seller has entered this project. Please send us the agreement between you.',
  },
]

/** What becomes of the project. The seller is told by mail and on an open screen. */
export const Decision = ({ projectId, version }: { projectId: string; version: number }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const [asks, setAsks] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const act = async (decision: ReviewDecision) => {
    const done = await decide(() =>
      send(operatorApi.decideProject, { params: { id: projectId }, body: { decision, reason, version } }),
    )
    // What is refused is about the reason, or said under it.
    if (!done) return field.current?.focus()
    setReason('')
    toast.success('Decided. The seller gets a mail.')
  }
  return (
    <div id="decision" className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
      <TextArea
        ref={field}
        label="Reason"
        hint="The seller reads it. It is needed unless you approve and every check above is in order."
        rows={3}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 text-muted text-sm">Begin with</legend>
        {templates.map(({ name, text }) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            onClick={() => {
              setReason((before) => (before.trim() === '' ? text : `${before.trim()}\n${text}`))
              field.current?.focus()
            }}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void act('approve')}>
          Approve
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void act('ask_changes')}>
          Ask for changes
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => setAsks(true)}>
          Reject
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Reject this project?"
        text="Its listings are paused and no new ones can be opened. The seller gets a mail with your reason."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsks(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => {
                setAsks(false)
                void act('reject')
              }}
            >
              Reject the project
            </Button>
          </>
        }
      />
    </div>
  )
}
