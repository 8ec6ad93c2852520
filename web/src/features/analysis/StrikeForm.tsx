import { NewCorrection } from '@ledgerleaf/contract/corrections'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  figure: Figure
  seenVersion: number
  busy: boolean
  onStrike: (correction: NewCorrection) => Promise<unknown>
}

/** Takes a figure out of the inventory; its reason stays with it. */
export const StrikeForm = ({ figure, seenVersion, busy, onStrike }: Props) => {
  const { form, bind, submit } = useContractForm(NewCorrection, {
    start: { reason: '' },
    toInput: ({ reason }) => ({ kind: 'strike', figure: figure.id, reason, seenVersion }),
  })
  return (
    <form onSubmit={submit(onStrike)} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField label="Why it is wrong" required autoFocus maxLength={500} {...bind('reason')} />
      <DutyButton
        duty="prepare"
        doing="correct figures"
        type="submit"
        variant="danger"
        busy={busy}
        disabled={form.watch('reason').trim() === ''}
      >
        Remove figure
      </DutyButton>
    </form>
  )
}
