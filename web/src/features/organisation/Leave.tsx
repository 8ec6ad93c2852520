import { type Member, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { beginAnew } from '../../nouns/organisation/begin-anew.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = { members: readonly Member[]; organisation: string }

/** Ends one's own belonging. The last owner cannot: somebody has to decide about it. */
export const Leave = ({ members, organisation }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const leave = useMutation({
    mutationFn: () => send(organisationsApi.leave),
    onSuccess: () => beginAnew(`You have left ${organisation}.`),
  })
  const isLastOwner = !members.some(({ role, isYou }) => role === 'owner' && !isYou)
  const mustStay = members.some(({ role, isYou }) => isYou && role === 'owner') && isLastOwner
  const close = () => {
    leave.reset()
    setOpen(false)
  }
  return (
    <div className="grid gap-2">
      <p className="max-w-text text-muted text-note">
        {mustStay
          ? 'You are its only owner: transfer its ownership before you leave.'
          : 'You see and do nothing for it any more, and only an invitation brings you back.'}
      </p>
      {!mustStay && (
        <div>
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            Leave
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={`Leave ${organisation}?`}
        text={`From this moment on you see and do nothing for ${organisation}. Your own account stays, with whatever else you belong to.`}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Stay
            </Button>
            <Button
              variant="danger"
              busy={leave.isPending || leave.isSuccess}
              busyLabel="Leaving..."
              onClick={() => leave.mutate()}
            >
              Leave {organisation}
            </Button>
          </>
        }
      >
        {leave.error && <Notice tone="error">{messageOf(leave.error)}</Notice>}
      </Dialog>
    </div>
  )
}
