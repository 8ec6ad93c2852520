import { isLaterVintage } from '@ledgerleaf/contract/reporting-year'
import { type Holding, NewRetirement } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { readTyped } from '../../forms/read-typed.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CertificatePreview } from './CertificatePreview.tsx'
import { RareParts } from './RareParts.tsx'
import { RetireButton } from './RetireButton.tsx'
import { RetireFields } from './RetireFields.tsx'
import { RetireFinal } from './RetireFinal.tsx'
import { RetireSheet } from './RetireSheet.tsx'
import {
  creditsTyped,
  missingOf,
  type RetiredFor,
  retireReading,
  tellBatch,
  togetherOf,
  type WordsText,
} from './retire-form.ts'
import { type AfterAct, useRetireAct } from './use-retire-act.ts'

type Props = {
  /** What the page is called, by as many as are typed; null while that is no number. */
  head: (credits: number | null) => ReactNode
  holding: Holding
  /** What the account knows already of what the certificate will say. */
  start: WordsText
  facts: ReactNode
  /** Why the period says what it says, by what is typed. */
  periodNote: (act: RetiredFor) => ReactNode
  after: AfterAct
}

/** Asks for all a certificate says. Nothing typed is lost by a refusal. */
export const RetireForm = ({ head, holding, start, facts, periodNote, after }: Props) => {
  const act = useRetireAct(after)
  const { sharing, day } = act
  const { form, bind, submit, isSending, refusal } = useContractForm(NewRetirement, {
    start: { ...start, quantity: String(holding.quantity) },
    ...retireReading(holding.batchId, holding.quantity),
    onRefused: sharing.onRefused,
  })
  const onSubmit = submit((typed) => act.perform(togetherOf(typed)))
  const typed = form.watch()
  const credits = creditsTyped(parseWhole(typed.quantity))
  const laterCredits = isLaterVintage(holding.vintageEndsOn, typed.periodEndsOn) ? (credits ?? 0) : 0
  const note = periodNote({
    credits,
    laterCredits,
    periodStartsOn: typed.periodStartsOn,
    periodEndsOn: typed.periodEndsOn,
    isOwn: !sharing.isOn && typed.onBehalfOf.trim() === '',
  })
  const read = async () => {
    const retirement = await readTyped(form)
    return retirement && act.read(togetherOf(retirement))
  }
  return (
    <>
      {head(credits)}
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
            {isLaterVintage(holding.vintageEndsOn, typed.periodEndsOn) && (
              <Notice tone="attention" title="This vintage is after the period it would be retired for.">
                The tonnes came about after {writeDate(typed.periodEndsOn)}. Auditors as a rule do not accept
                them for it: choose a later period, or credits of an earlier vintage.
              </Notice>
            )}
            <RetireFields bind={bind} periodNote={note} isShared={sharing.isOn} typed={typed} hasRare />
            <RareParts
              bind={bind}
              typed={typed}
              sharing={sharing}
              tonnes={credits ?? 0}
              day={day}
              mayTakeHeld={false}
            />
          </>
        }
        preview={
          <CertificatePreview credits={credits} words={typed} of={[tellBatch(holding)]} sharing={sharing} />
        }
        final={<RetireFinal bind={bind} />}
        button={
          <RetireButton
            credits={credits}
            read={read}
            isSending={isSending}
            isLater={day.isLater}
            isUnderstood={typed.isUnderstood}
            missing={missingOf(typed, credits)}
          />
        }
      />
    </>
  )
}
