import type { ReviewDecision } from '@ledgerleaf/contract/operator'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Beginnings, reviewBeginnings } from './Beginnings.tsx'
import type { DecisionDraft } from './use-decision.ts'

type Props = { draft: DecisionDraft; openChecks: number; onDecided: () => void }

/** What becomes of the project. The seller is told by mail and on an open screen. */
export const Decision = ({ draft, openChecks, onDecided }: Props) => {
  const { reason, setReason, field, act, busy, error } = draft
  const [asks, setAsks] = useState(false)
  const decide = async (decision: ReviewDecision) => {
    if (await act(decision)) onDecided()
  }
  return (
    <div className="grid gap-4">
      <TextArea
        ref={field}
        label="Reason"
        hint={
          openChecks > 0
            ? 'The seller reads it. It is needed, also to approve: not every check is in order.'
            : 'The seller reads it. To approve, none is needed.'
        }
        rows={2}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <Beginnings
        of={reviewBeginnings}
        onChoose={(text) => {
          setReason(reason.trim() === '' ? text : `${reason.trim()}\n${text}`)
          field.current?.focus()
        }}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <Button busy={busy} className="col-span-2" onClick={() => void decide('approve')}>
          Approve
        </Button>
        <Button
          variant="outline"
          disabled={busy}
          className="px-2!"
          onClick={() => void decide('ask_changes')}
        >
          Ask for changes
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          className="border-hairline! text-error!"
          onClick={() => setAsks(true)}
        >
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
                void decide('reject')
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
