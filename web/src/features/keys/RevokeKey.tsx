import { keysApi, type OrganisationKey } from '@ledgerleaf/contract/keys'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'

const Question = ({ of, onClose }: { of: OrganisationKey; onClose: () => void }) => {
  const revoke = useMutation({
    mutationFn: () => send(keysApi.revoke, { params: { id: of.id } }),
    onSuccess: () => {
      void toast.success(`“${of.name}” opens nothing any more.`)
      onClose()
    },
    onSettled: () => stale.send(organisationKeys.all),
  })
  return (
    <>
      {revoke.error && <Notice tone="error">{messageOf(revoke.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          Revoke the key
        </Button>
      </div>
    </>
  )
}

/** Asks before a key is ended: whatever uses it stops. */
export const RevokeKey = ({ of, onClose }: { of: OrganisationKey | null; onClose: () => void }) => (
  <Dialog
    open={of !== null}
    onClose={onClose}
    title={of ? `Revoke “${of.name}”?` : ''}
    text="Whatever uses it is refused from the next call on. What it did stays, and it cannot be brought back."
  >
    {of && <Question of={of} onClose={onClose} />}
  </Dialog>
)
