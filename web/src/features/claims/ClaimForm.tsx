import { ClaimDraft } from '@ledgerleaf/contract/claims'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { parseNumber } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { byHand, readChoice } from '../../nouns/analysis/footprint-choice.ts'
import { type OwnFootprints, useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { ActFoot } from '../../ui/ActFoot.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { ClaimExamples } from './ClaimExamples.tsx'
import { ClaimGroundSmall, groundQuery } from './ClaimGround.tsx'
import { ClaimScope } from './ClaimScope.tsx'
import { type ClaimText, claimStart, scopeFields } from './claim-start.ts'
import { sayKnownCut } from './cut-words.ts'
import { marketsOf } from './market-of.ts'
import { tellScope } from './tell-scope.ts'

type Props = {
  busy: boolean
  onCheck: (draft: ClaimDraft) => void
  /** Which footprint the words are about: it is shown under the form. */
  onSource: (source: string) => void
  /** Stands under the form. */
  answer: ReactNode
}
const reading: FormReading<ClaimText> = {
  toInput: ({ footprint, about, ...rest }) => ({
    ...rest,
    about: about === '' ? undefined : about,
    footprintTonnes: parseNumber(footprint),
  }),
  names: { footprintTonnes: 'footprint', periodStartsOn: 'periodEndsOn' },
  check: ({ footprint, periodStartsOn, periodEndsOn }) => ({
    footprint: Number.isNaN(parseNumber(footprint)) ? 'Tonnes, as a number' : undefined,
    periodEndsOn:
      !periodStartsOn || !periodEndsOn || periodStartsOn > periodEndsOn
        ? 'The last day must not come before the first'
        : undefined,
  }),
}

const about = (
  { footprintTonnes: _, ...words }: ClaimDraft,
  footprintOf: NonNullable<ClaimDraft['footprintOf']>,
): ClaimDraft => ({ ...words, footprintOf })

export const ClaimForm = ({ busy, onCheck, onSource, answer }: Props) => {
  const isPhone = usePhone()
  const [chosen, setChosen] = useState<string>()
  const { own, isPending, wait } = useOwnFootprints()
  const { form, bind, submit, isSending, refusal } = useContractForm(ClaimDraft, {
    start: claimStart,
    ...reading,
  })
  // What was typed before the analyses were there stays.
  const [typed, firstDay] = form.watch(['footprint', 'periodStartsOn'])
  const { periodStartsOn, periodEndsOn } = form.formState.dirtyFields
  const hasOwnDays = periodStartsOn === true || periodEndsOn === true
  const sourceAmong = (known: OwnFootprints) =>
    chosen ?? (typed === '' ? known.first(hasOwnDays ? firstDay : '') : byHand)
  const source = sourceAmong(own)
  const from = readChoice(source)
  // The words are about a footprint, so they are about its year, as the dashboard counts it; until other days are typed.
  const { setValue } = form
  useEffect(() => onSource(source), [source, onSource])
  useEffect(() => {
    const year = readChoice(source)?.year
    if (year === undefined || hasOwnDays) return
    const days = periodOfYear(year)
    setValue('periodStartsOn', days.periodStartsOn)
    setValue('periodEndsOn', days.periodEndsOn)
  }, [source, hasOwnDays, setValue])
  // At home they are read first, until somebody has ticked otherwise.
  const { data: known } = useQuery(organisationQueries.details())
  const home = known?.details.country
  const hasOwnMarkets = form.formState.dirtyFields.markets !== undefined
  useEffect(() => {
    if (home && !hasOwnMarkets) setValue('markets', marketsOf(home))
  }, [home, hasOwnMarkets, setValue])
  const onSubmit = submit(async (draft) => {
    if (!isPending) return onCheck(from ? about(draft, from) : draft)
    // Asked before it was known which footprints there are: without waiting for them the answer would say there is none.
    const late = readChoice(sourceAmong(await wait()))
    const days = late?.year === undefined || hasOwnDays ? {} : periodOfYear(late.year)
    onCheck(late ? { ...about(draft, late), ...days } : draft)
  })
  const { data: desk } = useQuery(groundQuery(from ? { ...from } : null))
  const scope = form.watch()
  const chooseSource = (next: string) => {
    // What was typed and is no number must not hold back a figure that is read.
    if (next !== byHand) form.resetField('footprint')
    // Another footprint is of another year, whatever days stood there before.
    form.resetField('periodStartsOn')
    form.resetField('periodEndsOn')
    setChosen(next)
  }
  // What is wrong behind the line is opened, and led to like any other field.
  const { errors } = form.formState
  const wrongField = scopeFields.find((name) => errors[name])
  const leadsTo = errors.text ? undefined : wrongField
  useEffect(() => {
    if (leadsTo) form.setFocus(leadsTo)
  }, [leadsTo, form.setFocus])
  const covered = desk?.coverage
  const button = (
    <Button type="submit" busy={busy || isSending} busyLabel="Checking" className="justify-self-start">
      Check the claim
    </Button>
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
      <div className="grid content-start gap-6 border-edge border-t-2 bg-sheet px-5 py-6 sm:px-6">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <TextArea
          label="The words you want to publish"
          rows={3}
          maxLength={2000}
          className="[&_textarea]:font-display [&_textarea]:text-xl [&_textarea]:leading-snug sm:[&_textarea]:text-2xl"
          {...bind('text')}
        />
        <ClaimExamples
          onChoose={(words) => {
            setValue('text', words)
            form.setFocus('text')
          }}
        />
        <ClaimScope
          bind={bind}
          own={own}
          source={source}
          onSource={chooseSource}
          hasOwnDays={hasOwnDays}
          knownCut={desk?.coverage ? sayKnownCut(desk.coverage) : null}
          asksCountry={known !== undefined && !home}
          says={tellScope({
            ...scope,
            footprintYear: from?.year ?? null,
            isOfItsYear: !!from && !hasOwnDays,
          })}
          isWrong={wrongField !== undefined}
        />
        <ClaimGroundSmall from={from ? { ...from } : null} />
        {isPhone ? (
          <ActFoot
            className="-mx-5 -mb-6 px-5"
            sum={covered ? `${writeWhole(covered.retiredTonnes)} t` : 'Your words'}
            note={covered ? `retired for ${covered.year}` : 'against the rules'}
          >
            {button}
          </ActFoot>
        ) : (
          button
        )}
      </div>
      <div className="min-w-0">{answer}</div>
    </form>
  )
}
