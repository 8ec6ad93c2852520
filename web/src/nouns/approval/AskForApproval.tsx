import { type ApprovalAct, type ApprovalStanding, approvalsApi } from '@ledgerleaf/contract/approvals'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { approvalKeys } from './keys.ts'
import { useStanding } from './use-standing.ts'
import { tellApprovers } from './words.ts'

type Props = {
  /** What is asked for; null where what was typed is not whole yet, and its form has led to what is wrong. */
  read: () => Promise<ApprovalAct | null>
  of: keyof ApprovalStanding['approvers']
  disabled?: boolean
  'aria-describedby'?: string
}

/** In place of the button that does it, for whoever may not do it alone: a comment, and the button that asks. */
export const AskForApproval = ({ read, of, disabled = false, 'aria-describedby': about }: Props) => {
  const id = useId()
  const navigate = useNavigate()
  const [comment, setComment] = useState('')
  // One key for one opened form: a second press asks nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const names = useStanding()?.approvers[of] ?? []
  const ask = useMutation({
    mutationFn: async () => {
      const act = await read()
      return act && send(approvalsApi.ask, { body: { act, comment }, idempotencyKey })
    },
    onSuccess: async (asked) => {
      if (!asked) return
      stale.send(approvalKeys.all)
      void toast.success('Your colleagues are asked.')
      await navigate(`/approvals#${asked.id}`)
    },
  })
  return (
    <div className="grid w-full gap-4">
      <p id={id} className="border-leaf border-l-2 pl-3 text-sm">
        {tellApprovers(names)}
      </p>
      <TextArea
        label="A word to whoever decides"
        rows={2}
        maxLength={500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {ask.error && <Notice tone="error">{messageOf(ask.error)}</Notice>}
      <Button
        className="w-full"
        busy={ask.isPending}
        busyLabel="Asking..."
        disabled={disabled || names.length === 0}
        aria-describedby={about ? `${about} ${id}` : id}
        onClick={() => ask.mutate()}
      >
        Ask for approval
      </Button>
    </div>
  )
}
