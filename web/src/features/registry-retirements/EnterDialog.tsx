import {
  EnterRegistryId,
  type QueuedRetirement,
  registryRetirementsApi,
} from '@ledgerleaf/contract/registry-retirements-api'
import { send } from '../../api/client.ts'
import { type Bind, useContractForm } from '../../forms/use-contract-form.ts'
import { IdFields, type TypedId, todayHere } from '../../nouns/retirement/IdFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCount } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { useAct } from './use-act.ts'
import { creditsOf } from './words.ts'

type EnterProps = {
  registry: string
  retirements: readonly QueuedRetirement[]
  onClose: (isDone: boolean) => void
}

const EnterForm = ({ registry, retirements, onClose }: EnterProps) => {
  const { refresh } = useAct()
  // What the seller said stands there already: an operator looks at the registry and confirms it.
  const said = retirements.length === 1 ? retirements[0]?.instruction?.said : undefined
  const start: TypedId = {
    reference: said?.reference ?? '',
    link: said?.link ?? '',
    retiredOn: said?.retiredOn ?? todayHere(),
  }
  const { form, bind, submit, isSending, refusal } = useContractForm(EnterRegistryId, {
    start,
    toInput: (typed: TypedId) => ({ ...typed, ids: retirements.map(({ id }) => id) }),
    onRefused: () => void refresh(),
  })
  const enter = submit(async (body) => {
    await send(registryRetirementsApi.enter, { body })
    await refresh()
    toast.success('Entered. It stands on the certificate, and the buyer gets a mail.')
    onClose(true)
  })
  return (
    <form noValidate onSubmit={enter} className="grid gap-4">
      <IdFields registry={registry} reference={form.watch('reference')} bind={bind as Bind<TypedId>} />
      {refusal && (
        <p role="alert" className="text-error text-sm">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => onClose(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Save the id
        </Button>
      </div>
    </form>
  )
}

/** One id for what was chosen: a registry often retires several in one go. */
export const EnterDialog = ({ open, ...rest }: EnterProps & { open: boolean }) => {
  const { registry, retirements, onClose } = rest
  const count = retirements.length
  return (
    <Dialog
      open={open && count > 0}
      onClose={() => onClose(false)}
      title={`Retired at ${registry}`}
      text={`${writeCount(count, 'retirement')}${count === 1 ? '' : ' under one id'}, ${writeCount(creditsOf(retirements), 'credit')}.`}
    >
      <EnterForm {...rest} />
    </Dialog>
  )
}
