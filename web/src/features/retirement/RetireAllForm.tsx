import { type Holding, NewCommonRetirement, retirementsApi } from '@ledgerleaf/contract/retirements'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CertificatePreview } from './CertificatePreview.tsx'
import { RetireFields } from './RetireFields.tsx'
import { noWords, tellBatch, togetherReading } from './retire-form.ts'

type Props = {
  holdings: readonly Holding[]
  beneficiary: string
  onRetired: (certificateId: string) => void
}

/** Everything that is held, in one act and in the same words, under one certificate. */
export const RetireAllForm = ({ holdings, beneficiary, onRetired }: Props) => {
  const { form, bind, submit, isSending, refusal } = useContractForm(NewCommonRetirement, {
    start: { ...noWords, beneficiary },
    ...togetherReading(holdings),
  })
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (body) => {
    const { id } = await send(retirementsApi.retireTogether, { body, idempotencyKey })
    onRetired(id)
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <RetireFields bind={bind} />
      <CertificatePreview
        credits={holdings.reduce((sum, { quantity }) => sum + quantity, 0)}
        words={form.watch()}
        of={holdings.map(tellBatch)}
      />
      <DutyButton
        duty="retire"
        doing="retire"
        type="submit"
        variant="final"
        busy={isSending}
        busyLabel="Retiring..."
      >
        Retire all for good
      </DutyButton>
    </form>
  )
}
