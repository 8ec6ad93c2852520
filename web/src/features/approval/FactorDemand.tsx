import { type ApprovalStanding, approvalsApi } from '@ledgerleaf/contract/approvals'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { approvalKeys } from '../../nouns/approval/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Whether every member needs a second factor, from when, and who has none yet. */
export const FactorDemand = ({ factor: { from, without } }: Pick<ApprovalStanding, 'factor'>) => {
  const [day, setDay] = useState(inAWeek)
  const change = useMutation({
    mutationFn: (next: string | null) => send(approvalsApi.requireFactor, { body: { from: next } }),
    onSuccess: (_, next) =>
      void toast.success(next ? 'A second factor is demanded.' : 'A second factor is no longer demanded.'),
    onSettled: () => stale.send(approvalKeys.all),
  })
  return (
    <div className="grid gap-5">
      <p className="max-w-text text-note">
        {from
          ? `From ${writeDate(from)} on every member needs one. Whoever has none then is signed out, and led to set one up before anything else.`
          : 'Nobody needs one here. Once it is demanded, whoever has none on that day is signed out, and led to set one up before anything else.'}
      </p>
      <p className="max-w-text text-muted text-note [overflow-wrap:anywhere]">
        {without.length === 0 ? 'Every member has one.' : `Without one so far: ${without.join(', ')}.`}
      </p>
      {change.error && <Notice tone="error">{messageOf(change.error)}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        {!from && (
          <TextField
            label="From"
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            className="w-44"
          />
        )}
        <DutyButton
          duty="manage"
          doing="change this"
          variant="outline"
          busy={change.isPending}
          busyLabel="Saving..."
          onClick={() => change.mutate(from ? null : day)}
        >
          {from ? 'No longer demand it' : 'Demand a second factor'}
        </DutyButton>
      </div>
    </div>
  )
}
