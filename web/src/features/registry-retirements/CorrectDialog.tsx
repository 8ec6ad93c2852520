import { registryLink } from '@ledgerleaf/contract/registry-links'
import {
  CorrectRegistryId,
  type QueuedRetirement,
  registryRetirementsApi,
} from '@ledgerleaf/contract/registry-retirements-api'
import { send } from '../../api/client.ts'
import { type Bind, useContractForm } from '../../forms/use-contract-form.ts'
import { IdFields, type TypedId, todayHere } from '../../nouns/retirement/IdFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useAct } from './use-act.ts'

type CorrectProps = { retirement: QueuedRetirement; onClose: () => void }
type TypedCorrection = TypedId & { reason: string }

const CorrectForm = ({ retirement, onClose }: CorrectProps) => {
  const { refresh } = useAct()
  const { id, registry, reference, link, retiredOn } = retirement
  const start: TypedCorrection = {
    reference: reference ?? '',
    // What was built from the former id is built anew from the next.
    link: link === registryLink(registry, reference ?? '') ? '' : (link ?? ''),
    retiredOn: retiredOn ?? todayHere(),
    reason: '',
  }
  const { form, bind, submit, isSending, refusal } = useContractForm(CorrectRegistryId, {
    start,
    toInput: (typed: TypedCorrection) => ({ ...typed, formerReference: reference }),
    onRefused: () => void refresh(),
  })
  const { error = refusal, ...reason } = bind('reason')
  const correct = submit(async (body) => {
    await send(registryRetirementsApi.correct, { params: { id }, body })
    await refresh()
    toast.success('Corrected. The former id stays in the trail.')
    onClose()
  })
  return (
    <form noValidate onSubmit={correct} className="grid gap-4">
      <IdFields registry={registry} reference={form.watch('reference')} bind={bind as Bind<TypedId>} />
      <TextArea label="Why" hint="It goes into the trail." rows={2} required error={error} {...reason} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Correct
        </Button>
      </div>
    </form>
  )
}

export const CorrectDialog = ({ open, ...rest }: CorrectProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={rest.onClose}
    title="Correct the id"
    text="The certificate shows the new one from now on. What stood there before stays in the trail and in the log."
  >
    <CorrectForm {...rest} />
  </Dialog>
)
