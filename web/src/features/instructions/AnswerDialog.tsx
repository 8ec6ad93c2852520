import { AnswerInstruction, type Instruction, instructionsApi } from '@ledgerleaf/contract/instructions'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { type Bind, useContractForm } from '../../forms/use-contract-form.ts'
import { projectKeys } from '../../nouns/project/keys.ts'
import { IdFields, type TypedId, todayHere } from '../../nouns/retirement/IdFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

type AnswerProps = { instruction: Instruction; onClose: () => void }

const AnswerForm = ({ instruction, onClose }: AnswerProps) => {
  const client = useQueryClient()
  const { id, registry, said } = instruction
  const refresh = () => client.invalidateQueries({ queryKey: projectKeys.all })
  const start: TypedId = {
    reference: said?.reference ?? '',
    link: said?.link ?? '',
    retiredOn: said?.retiredOn ?? todayHere(),
  }
  const { form, bind, submit, isSending, refusal } = useContractForm(AnswerInstruction, {
    start,
    toInput: (typed: TypedId) => typed,
    onRefused: () => void refresh(),
  })
  const answer = submit(async (body) => {
    await send(instructionsApi.answer, { params: { id }, body })
    await refresh()
    toast.success('Thank you. An operator looks at it, or the registry’s next file confirms it.')
    onClose()
  })
  return (
    <form noValidate onSubmit={answer} className="grid gap-4">
      <IdFields registry={registry} reference={form.watch('reference')} bind={bind as Bind<TypedId>} />
      {refusal && (
        <p role="alert" className="text-error text-sm">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Say it is retired
        </Button>
      </div>
    </form>
  )
}

export const AnswerDialog = ({ open, ...rest }: AnswerProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={rest.onClose}
    title={`Retired at ${rest.instruction.registry}`}
    text="The buyer’s certificate shows it once an operator or the registry’s next file has confirmed it."
  >
    <AnswerForm {...rest} />
  </Dialog>
)
