import { type Holding, NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { readTyped } from '../../forms/read-typed.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useMustAsk } from '../../nouns/approval/use-standing.ts'
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
import { type AfterAct, useRetireAct } from './use-retire-act.ts'
import { WhenFields } from './WhenFields.tsx'

type Props = {
  holdings: readonly Holding[]
  /** How many of them to begin with; all of them where nobody said. */
  tonnes: number | null
  start: WordsText
  periodNote: ReactNode
  after: AfterAct
}

/** So much of what is held, in one act and in the same words, under one certificate. */
export const RetireAllForm = ({ holdings, tonnes, start, periodNote, after }: Props) => {
  const most = takenMost(holdings)
  const act = useRetireAct(after)
  const { sharing, day } = act
  const { form, bind, submit, isSending, refusal } = useContractForm(NewCommonRetirement, {
    start: { ...start, quantity: String(Math.min(tonnes ?? most, most)) },
    ...togetherReading(holdings),
    onRefused: sharing.onRefused,
  })
  const onSubmit = submit(act.perform)
  const typed = form.watch()
  const credits = creditsTyped(parseWhole(typed.quantity))
  const read = async () => {
    const retirement = await readTyped(form)
    return retirement && act.read(retirement)
  }
  const mustAsk = useMustAsk({ retiredTonnes: credits ?? 0 })
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
          <WhenFields day={day} mayTakeHeld={!sharing.isOn && !mustAsk} />
          <RetireFields bind={bind} periodNote={periodNote} isShared={sharing.isOn} />
        </>
      }
      preview={
        <CertificatePreview credits={credits} words={typed} of={lines.map(tellBatch)} sharing={sharing} />
      }
      button={
        <RetireButton credits={credits} read={read} isSending={isSending} isLater={day.isLater}>
          {credits === most ? 'Retire all for good' : 'Retire for good'}
        </RetireButton>
      }
    />
  )
}
