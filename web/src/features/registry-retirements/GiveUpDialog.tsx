import { type QueuedRetirement, registryRetirementsApi } from '@ledgerleaf/contract/registry-retirements-api'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useAct } from './use-act.ts'

type GiveUpProps = { retirements: readonly QueuedRetirement[]; onClose: (isDone: boolean) => void }

const GiveUpForm = ({ retirements, onClose }: GiveUpProps) => {
  const { refresh } = useAct()
  const { bind, submit, isSending, refusal } = useContractForm(registryRetirementsApi.giveUp.body, {
    start: { reason: '' },
    toInput: (typed: { reason: string }) => ({ ...typed, ids: retirements.map(({ id }) => id) }),
    onRefused: () => void refresh(),
  })
  const { error = refusal, ...reason } = bind('reason')
  const giveUp = submit(async (body) => {
    await send(registryRetirementsApi.giveUp, { body })
    await refresh()
    toast.success('The buyer is told by mail.')
    onClose(true)
  })
  return (
    <form noValidate onSubmit={giveUp} className="grid gap-4">
      <TextArea label="Why" hint="The buyer reads it." rows={3} required error={error} {...reason} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => onClose(false)}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isSending}>
          Tell the buyer
        </Button>
      </div>
    </form>
  )
}

export const GiveUpDialog = ({ open, ...rest }: GiveUpProps & { open: boolean }) => (
  <Dialog
    open={open && rest.retirements.length > 0}
    onClose={() => rest.onClose(false)}
    title="Cannot be retired there"
    text="The certificate will say that it could not be made at the registry, and the buyer gets a mail with your reason. An id can still be entered later."
  >
    <GiveUpForm {...rest} />
  </Dialog>
)
