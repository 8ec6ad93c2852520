import { type Holding, NewCommonRetirement, retirementsApi } from '@ledgerleaf/contract/retirements'
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
import { RetiredLines } from './RetiredLines.tsx'
import { RetireFields } from './RetireFields.tsx'
import { RetireSheet } from './RetireSheet.tsx'
import { creditsTyped, tellBatch, togetherReading, type WordsText } from './retire-form.ts'
import { ShareRows } from './ShareRows.tsx'
import { takeLines, takenMost } from './take-lines.ts'
import { shareAct, useShares } from './use-shares.ts'

type Props = {
  holdings: readonly Holding[]
  /** How many of them to begin with; all of them where nobody said. */
  tonnes: number | null
  start: WordsText
  periodNote: ReactNode
  onRetired: (certificateId: string) => void
}

/** So much of what is held, in one act and in the same words, under one certificate. */
export const RetireAllForm = ({ holdings, tonnes, start, periodNote, onRetired }: Props) => {
  const most = takenMost(holdings)
  const sharing = useShares()
  const { form, bind, submit, isSending, refusal } = useContractForm(NewCommonRetirement, {
    start: { ...start, quantity: String(Math.min(tonnes ?? most, most)) },
    ...togetherReading(holdings),
    onRefused: sharing.onRefused,
  })
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (body) => {
    const act = shareAct(sharing, body)
    if (!act) return
    const { id } = await send(retirementsApi.retireTogether, { body: act, idempotencyKey })
    onRetired(id)
  })
  const typed = form.watch()
  const credits = creditsTyped(parseWhole(typed.quantity))
  const read = async () => {
    const retirement = await readTyped(form)
    return retirement && shareAct(sharing, retirement)
  }
  const lines = takeLines(holdings, credits ?? 0)
  return (
    <RetireSheet
      onSubmit={onSubmit}
      facts={<RetiredLines holdings={holdings} lines={lines} />}
      fields={
        <>
          {refusal && <Notice tone="error">{refusal}</Notice>}
          <TextField
            label="Credits to retire"
            hint={`You hold ${writeWhole(most)}. One credit is one tonne; the oldest vintages are retired first.`}
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
        <CertificatePreview credits={credits} words={typed} of={lines.map(tellBatch)} sharing={sharing} />
      }
      button={
        <RetireButton credits={credits} read={read} isSending={isSending}>
          {credits === most ? 'Retire all for good' : 'Retire for good'}
        </RetireButton>
      }
    />
  )
}
