import { type Holding, NewRetirement, retirementsApi } from '@ledgerleaf/contract/retirements'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { readTyped } from '../../forms/read-typed.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CertificatePreview } from './CertificatePreview.tsx'
import { RetireButton } from './RetireButton.tsx'
import { RetireFields } from './RetireFields.tsx'
import { RetireSheet } from './RetireSheet.tsx'
import { creditsTyped, retireReading, tellBatch, togetherOf, type WordsText } from './retire-form.ts'
import { ShareRows } from './ShareRows.tsx'
import { shareAct, useShares } from './use-shares.ts'

type Props = {
  holding: Holding
  /** What the account knows already of what the certificate will say. */
  start: WordsText
  facts: ReactNode
  periodNote: ReactNode
  onRetired: (certificateId: string) => void
}

/** Asks for all a certificate says. Nothing typed is lost by a refusal. */
export const RetireForm = ({ holding, start, facts, periodNote, onRetired }: Props) => {
  const sharing = useShares()
  const { form, bind, submit, isSending, refusal } = useContractForm(NewRetirement, {
    start: { ...start, quantity: String(holding.quantity) },
    ...retireReading(holding.batchId, holding.quantity),
    onRefused: sharing.onRefused,
  })
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (typed) => {
    const body = shareAct(sharing, togetherOf(typed))
    if (!body) return
    const { id } = await send(retirementsApi.retireTogether, { body, idempotencyKey })
    onRetired(id)
  })
  const typed = form.watch()
  const credits = creditsTyped(parseWhole(typed.quantity))
  const read = async () => {
    const retirement = await readTyped(form)
    return retirement && shareAct(sharing, togetherOf(retirement))
  }
  return (
    <RetireSheet
      onSubmit={onSubmit}
      facts={facts}
      fields={
        <>
          {refusal && <Notice tone="error">{refusal}</Notice>}
          <TextField
            label="Credits to retire"
            hint={`You hold ${writeWhole(holding.quantity)}. One credit is one tonne.`}
            figures
            inputMode="numeric"
            autoComplete="off"
            {...bind('quantity')}
          />
          <ShareRows sharing={sharing} tonnes={credits ?? 0} beneficiary={typed.beneficiary} />
          <RetireFields bind={bind} periodNote={periodNote} isShared={sharing.isOn} />
        </>
      }
      preview={
        <CertificatePreview credits={credits} words={typed} of={[tellBatch(holding)]} sharing={sharing} />
      }
      button={
        <RetireButton credits={credits} read={read} isSending={isSending}>
          Retire for good
        </RetireButton>
      }
    />
  )
}
