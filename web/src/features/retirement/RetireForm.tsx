import type { ApprovalAct } from '@ledgerleaf/contract/approvals'
import { type Holding, NewRetirement, retirementsApi } from '@ledgerleaf/contract/retirements'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { AskForApproval } from '../../nouns/approval/AskForApproval.tsx'
import { useMustAsk } from '../../nouns/approval/use-standing.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useDutyAlone } from '../../nouns/organisation/use-why-not.ts'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CertificatePreview } from './CertificatePreview.tsx'
import { RetireFields } from './RetireFields.tsx'
import { RetireSheet } from './RetireSheet.tsx'
import { creditsTyped, retireReading, tellBatch, togetherOf, type WordsText } from './retire-form.ts'

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
  const { form, bind, submit, isSending, refusal } = useContractForm(NewRetirement, {
    start: { ...start, quantity: String(holding.quantity) },
    ...retireReading(holding.batchId, holding.quantity),
  })
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (body) => {
    const { id } = await send(retirementsApi.retire, { body, idempotencyKey })
    onRetired(id)
  })
  const typed = form.watch()
  const credits = creditsTyped(parseWhole(typed.quantity))
  const duty = useDutyAlone('retire')
  const mustAsk = useMustAsk({ retiredTonnes: credits ?? 0 })
  const readAct = async (): Promise<ApprovalAct | null> => {
    let act: ApprovalAct | null = null
    await form.handleSubmit((retirement) => {
      act = { kind: 'retirement', retirement: togetherOf(retirement) }
    })()
    return act
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
          <RetireFields bind={bind} periodNote={periodNote} />
        </>
      }
      preview={<CertificatePreview credits={credits} words={typed} of={[tellBatch(holding)]} />}
      button={
        mustAsk ? (
          <AskForApproval read={readAct} of="retire" />
        ) : (
          <DutyButton
            duty={duty}
            doing="retire"
            type="submit"
            variant="final"
            busy={isSending}
            busyLabel="Retiring..."
          >
            Retire for good
          </DutyButton>
        )
      }
    />
  )
}
