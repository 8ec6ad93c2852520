import { type Holding, NewRetirement, retirementsApi } from '@ledgerleaf/contract/retirements'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CertificatePreview } from './CertificatePreview.tsx'
import { RetireFields } from './RetireFields.tsx'
import { noWords, retireReading, tellBatch } from './retire-form.ts'

type Props = { holding: Holding; beneficiary: string; onRetired: (certificateId: string) => void }

/** Asks for all a certificate says. Nothing typed is lost by a refusal. */
export const RetireForm = ({ holding, beneficiary, onRetired }: Props) => {
  const { form, bind, submit, isSending, refusal } = useContractForm(NewRetirement, {
    start: { ...noWords, quantity: String(holding.quantity), beneficiary },
    ...retireReading(holding.batchId, holding.quantity),
  })
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (body) => {
    const { id } = await send(retirementsApi.retire, { body, idempotencyKey })
    onRetired(id)
  })
  const typed = form.watch()
  const quantity = parseWhole(typed.quantity)
  const credits = quantity !== undefined && Number.isInteger(quantity) && quantity > 0 ? quantity : null
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label="Credits to retire"
        hint={`You hold ${writeWhole(holding.quantity)}. One credit is one tonne.`}
        figures
        inputMode="numeric"
        autoComplete="off"
        {...bind('quantity')}
      />
      <RetireFields bind={bind} />
      <CertificatePreview credits={credits} words={typed} of={[tellBatch(holding)]} />
      <DutyButton
        duty="retire"
        doing="retire"
        type="submit"
        variant="final"
        busy={isSending}
        busyLabel="Retiring..."
      >
        Retire for good
      </DutyButton>
    </form>
  )
}
