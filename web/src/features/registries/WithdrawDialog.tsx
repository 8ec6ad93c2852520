import { type RegistryFile, registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { operatorKeys } from '../../nouns/operator/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'

type WithdrawProps = { file: RegistryFile; onClose: () => void }

const WithdrawForm = ({ file, onClose }: WithdrawProps) => {
  const client = useQueryClient()
  const { bind, submit, isSending, refusal } = useContractForm(registryRecordsApi.withdraw.body, {
    start: { reason: '' },
    toInput: (typed: { reason: string }) => typed,
  })
  const { error = refusal, ...reason } = bind('reason')
  const withdraw = submit(async (body) => {
    await send(registryRecordsApi.withdraw, { params: { id: file.id }, body })
    await client.invalidateQueries({ queryKey: operatorKeys.all })
    toast.success('Withdrawn. What rests on it is being reckoned anew.')
    onClose()
  })
  return (
    <form noValidate onSubmit={withdraw} className="grid gap-4">
      <TextArea label="Why" hint="It goes into the trail." rows={3} required error={error} {...reason} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isSending}>
          Undo this file
        </Button>
      </div>
    </form>
  )
}

/** The way back from a file that should not have come in. */
export const WithdrawDialog = ({ open, ...rest }: WithdrawProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={rest.onClose}
    title="Undo this file"
    text={`${rest.file.name} speaks no longer: records are as they were without it, and listings it stopped come back. The file can be imported again.`}
  >
    <WithdrawForm {...rest} />
  </Dialog>
)
