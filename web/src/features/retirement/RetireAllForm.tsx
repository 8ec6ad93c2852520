import { isLaterVintage } from '@ledgerleaf/contract/reporting-year'
import { type Holding, NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { readTyped } from '../../forms/read-typed.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useMustAsk } from '../../nouns/approval/use-standing.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CertificatePreview } from './CertificatePreview.tsx'
import { RareParts } from './RareParts.tsx'
import { RetireButton } from './RetireButton.tsx'
import { RetiredLines } from './RetiredLines.tsx'
import { RetireFields } from './RetireFields.tsx'
import { RetireFinal } from './RetireFinal.tsx'
import { RetireSheet } from './RetireSheet.tsx'
import {
  creditsTyped,
  missingOf,
  type RetiredFor,
  tellBatch,
  togetherReading,
  type WordsText,
} from './retire-form.ts'
import { takeLines, takenFor, takenMost } from './take-lines.ts'
import { type AfterAct, useRetireAct } from './use-retire-act.ts'

type Props = {
  /** What the page is called, by as many as are typed; null while that is no number. */
  head: (credits: number | null, periodEndsOn: string) => ReactNode
  holdings: readonly Holding[]
  /** How many of them to begin with; all of them where nobody said. */
  tonnes: number | null
  start: WordsText
  /** Why the period says what it says, by what is typed. */
  periodNote: (act: RetiredFor) => ReactNode
  after: AfterAct
}

/** So much of what is held, in one act and in the same words, under one certificate. */
export const RetireAllForm = ({ head, holdings, tonnes, start, periodNote, after }: Props) => {
  const first = takenMost(takenFor(holdings, start.periodEndsOn, false))
  const act = useRetireAct(after)
  const { sharing, day } = act
  const { form, bind, submit, isSending, refusal } = useContractForm(NewCommonRetirement, {
    start: { ...start, quantity: String(Math.min(tonnes ?? first, first)), takesLater: false },
    ...togetherReading(holdings),
    onRefused: sharing.onRefused,
  })
  const onSubmit = submit(act.perform)
  const typed = form.watch()
  const taken = takenFor(holdings, typed.periodEndsOn, typed.takesLater)
  const most = takenMost(taken)
  const later = takenMost(holdings) - takenMost(takenFor(holdings, typed.periodEndsOn, false))
  const credits = creditsTyped(parseWhole(typed.quantity))
  const read = async () => {
    const retirement = await readTyped(form)
    return retirement && act.read(retirement)
  }
  const mustAsk = useMustAsk({ retiredTonnes: credits ?? 0 })
  const lines = takeLines(taken, credits ?? 0)
  const laterCredits = lines.reduce(
    (sum, { quantity, vintageEndsOn }) =>
      sum + (isLaterVintage(vintageEndsOn, typed.periodEndsOn) ? quantity : 0),
    0,
  )
  const note = periodNote({
    credits,
    laterCredits,
    periodStartsOn: typed.periodStartsOn,
    periodEndsOn: typed.periodEndsOn,
    isOwn: !sharing.isOn && typed.onBehalfOf.trim() === '',
  })
  return (
    <>
      <div className="grid gap-3">
        {head(credits, typed.periodEndsOn)}
        <p className="max-w-text text-muted">
          You hold {writeWhole(takenMost(holdings))} t
          {later > 0 &&
            !typed.takesLater &&
            `; ${writeWhole(later)} t are of a later vintage than this period and stay with you, unless you take them below`}
          .
        </p>
      </div>
      <RetireSheet
        onSubmit={onSubmit}
        facts={<RetiredLines holdings={holdings} lines={lines} />}
        fields={
          <>
            {refusal && <Notice tone="error">{refusal}</Notice>}
            <TextField
              label="Credits to retire"
              hint={`${later > 0 && !typed.takesLater ? `You hold ${writeWhole(most)} of vintages up to this period` : `You hold ${writeWhole(most)}`}. One credit is one tonne; the oldest vintages are retired first.`}
              figures
              inputMode="numeric"
              autoComplete="off"
              {...bind('quantity')}
            />
            {later > 0 && (
              <Checkbox
                label={
                  <>
                    <span className="font-medium">Take the {writeWhole(later)} t of later vintages too</span>
                    <span className="block text-muted text-sm">
                      They came about after this period has ended. Auditors as a rule do not accept them for
                      it, so they stay with you for a later year.
                    </span>
                  </>
                }
                {...bind('takesLater')}
              />
            )}
            <RetireFields bind={bind} periodNote={note} isShared={sharing.isOn} typed={typed} hasRare />
            <RareParts
              bind={bind}
              typed={typed}
              sharing={sharing}
              tonnes={credits ?? 0}
              day={day}
              mayTakeHeld={!sharing.isOn && !mustAsk}
            />
          </>
        }
        preview={
          <CertificatePreview credits={credits} words={typed} of={lines.map(tellBatch)} sharing={sharing} />
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
