import { ClaimDraft, claimMarkets } from '@ledgerleaf/contract/claims'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { parseNumber } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { FootprintSelect } from '../../nouns/analysis/FootprintSelect.tsx'
import { byHand, readChoice } from '../../nouns/analysis/footprint-choice.ts'
import { type OwnFootprints, useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ClaimExamples } from './ClaimExamples.tsx'
import { ClaimGroundSmall, groundQuery } from './ClaimGround.tsx'
import { marketWords } from './claim-words.ts'
import { sayKnownCut } from './cut-words.ts'
import { marketsOf } from './market-of.ts'

type Props = {
  busy: boolean
  onCheck: (draft: ClaimDraft) => void
  /** Which footprint the words are about: it is shown beside the form. */
  onSource: (source: string) => void
  /** Stands beside the form, and on less room under its button. */
  answer: ReactNode
}
const lastYear = new Date().getFullYear() - 1

const start = {
  text: '',
  about: '',
  markets: ['other'],
  ...periodOfYear(lastYear),
  footprint: '',
  hasDeepCuts: false,
  hasVerifiedFootprint: false,
}

const reading: FormReading<typeof start> = {
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
  const [chosen, setChosen] = useState<string>()
  const { own, isPending, wait } = useOwnFootprints()
  const { form, bind, submit, isSending, refusal } = useContractForm(ClaimDraft, { start, ...reading })
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
  const knownCut = desk?.coverage ? sayKnownCut(desk.coverage) : null
  const { error: marketsError, ...markets } = bind('markets')
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid content-start gap-6 border-edge border-t-2 bg-sheet px-5 py-6 sm:px-6">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <TextArea
          label="The words you want to publish"
          rows={3}
          maxLength={2000}
          className="[&_textarea]:font-display [&_textarea]:text-xl [&_textarea]:leading-snug"
          {...bind('text')}
        />
        <ClaimExamples
          onChoose={(words) => {
            setValue('text', words)
            form.setFocus('text')
          }}
        />
        <section
          aria-labelledby="claim-where"
          className="grid content-start gap-6 border-hairline border-t pt-6"
        >
          <h2 id="claim-where" className="font-[500] font-display text-xl">
            Scope of the claim
          </h2>
          <fieldset>
            <legend className="mb-3 font-medium text-sm">Markets</legend>
            {known && !home && (
              <p className="-mt-1 mb-3 text-muted text-sm">
                Tick every place where the words will be read.{' '}
                <TextLink to="/organisation">Name your country</TextLink> and its rules are ticked for you.
              </p>
            )}
            <div className="grid grid-cols-2 gap-3">
              {claimMarkets.map((market) => (
                <Checkbox
                  key={market}
                  label={marketWords[market]}
                  value={market}
                  error={market === 'other' ? marketsError : undefined}
                  {...markets}
                />
              ))}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6">
            <Select label="The claim is about" className="col-span-2" {...bind('about')}>
              <option value="">Detect automatically</option>
              <option value="company">The company</option>
              <option value="product">A product</option>
            </Select>
            <FootprintSelect
              label="Which footprint"
              className="col-span-2"
              own={own}
              value={source}
              onChange={(event) => {
                // What was typed and is no number must not hold back a figure that is read.
                if (event.target.value !== byHand) form.resetField('footprint')
                // Another footprint is of another year, whatever days stood there before.
                form.resetField('periodStartsOn')
                form.resetField('periodEndsOn')
                setChosen(event.target.value)
              }}
            />
            {from && (
              <p className="-mt-3 col-span-2 text-muted text-sm">
                The claim is held against the footprint your report gives for {from.year}, and against what
                you retired for {hasOwnDays ? 'the period below' : 'that year'}.{' '}
                <TextLink to={`/analysis/${from.analysisId}`}>See the analysis</TextLink>
              </p>
            )}
            {source === byHand && (
              <TextField
                label="Footprint, given by hand"
                hint="Tonnes of CO2e; empty if not known"
                figures
                inputMode="decimal"
                autoComplete="off"
                className="col-span-2"
                {...bind('footprint')}
              />
            )}
            <TextField label="Period, first day" type="date" {...bind('periodStartsOn')} />
            <TextField label="Period, last day" type="date" {...bind('periodEndsOn')} />
          </div>
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-medium text-sm">Supporting facts</legend>
            <Checkbox
              label={
                <>
                  We have cut our emissions by 90 % or more
                  {knownCut && <span className="block text-muted text-sm">{knownCut}</span>}
                </>
              }
              {...bind('hasDeepCuts')}
            />
            <Checkbox label="A third party has verified the footprint" {...bind('hasVerifiedFootprint')} />
          </fieldset>
        </section>
        <div className="grid gap-4">
          <ClaimGroundSmall from={from ? { ...from } : null} />
          <Button type="submit" busy={busy || isSending} busyLabel="Checking" className="justify-self-start">
            Check the claim
          </Button>
        </div>
      </div>
      <div className="min-w-0">{answer}</div>
    </form>
  )
}
