import type { ClaimDraft } from '@ledgerleaf/contract/claims'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { busy: boolean; onCheck: (draft: ClaimDraft) => void }
type Market = ClaimDraft['markets'][number]

const marketWords: Record<Market, string> = {
  eu: 'European Union',
  california: 'California',
  other: 'Elsewhere',
}

const lastYear = new Date().getFullYear() - 1

export const ClaimForm = ({ busy, onCheck }: Props) => {
  const [draft, setDraft] = useState<Omit<ClaimDraft, 'footprintTonnes'> & { footprint: string }>({
    text: '',
    about: 'company',
    markets: ['other'],
    periodStartsOn: `${lastYear}-01-01`,
    periodEndsOn: `${lastYear + 1}-12-31`,
    footprint: '',
    hasDeepCuts: false,
    hasVerifiedFootprint: false,
  })
  const [errors, setErrors] = useState<
    Partial<Record<'text' | 'markets' | 'footprint' | 'periodEndsOn', string>>
  >({})
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }
  const toggle = (market: Market, isOn: boolean) =>
    change({ markets: isOn ? [...draft.markets, market] : draft.markets.filter((one) => one !== market) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { footprint, ...rest } = draft
    const tonnes = footprint.trim() === '' ? undefined : Number(footprint.replaceAll(',', ''))
    const found: typeof errors = {}
    if (rest.text.trim() === '') found.text = 'Write the words you want to publish'
    if (rest.markets.length === 0) found.markets = 'Choose where the words will be read'
    if (tonnes !== undefined && !(tonnes >= 0)) found.footprint = 'Tonnes, as a number'
    if (!rest.periodStartsOn || !rest.periodEndsOn || rest.periodStartsOn > rest.periodEndsOn)
      found.periodEndsOn = 'The last day must not come before the first'
    setErrors(found)
    if (Object.keys(found).length > 0) return void focusFirstError(event.currentTarget)
    onCheck({ ...rest, ...(tonnes === undefined ? {} : { footprintTonnes: tonnes }) })
  }

  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-6">
      <TextArea
        label="The words you want to publish"
        rows={5}
        maxLength={2000}
        value={draft.text}
        error={errors.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label="They speak of"
          value={draft.about}
          onChange={(event) => change({ about: event.target.value === 'product' ? 'product' : 'company' })}
        >
          <option value="company">The company</option>
          <option value="product">A product</option>
        </Select>
        <TextField
          label="Footprint they are about"
          hint="Tonnes of CO2e; empty if not known"
          figures
          inputMode="decimal"
          autoComplete="off"
          value={draft.footprint}
          error={errors.footprint}
          onChange={(event) => change({ footprint: event.target.value })}
        />
        <TextField
          label="Period, first day"
          type="date"
          value={draft.periodStartsOn}
          onChange={(event) => change({ periodStartsOn: event.target.value })}
        />
        <TextField
          label="Period, last day"
          type="date"
          value={draft.periodEndsOn}
          error={errors.periodEndsOn}
          onChange={(event) => change({ periodEndsOn: event.target.value })}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">Where they will be read</legend>
        {(Object.keys(marketWords) as Market[]).map((market) => (
          <Checkbox
            key={market}
            label={marketWords[market]}
            checked={draft.markets.includes(market)}
            error={market === 'other' ? errors.markets : undefined}
            onChange={(event) => toggle(market, event.target.checked)}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">What is behind them</legend>
        <Checkbox
          label="We have cut our emissions by 90 % or more"
          checked={draft.hasDeepCuts}
          onChange={(event) => change({ hasDeepCuts: event.target.checked })}
        />
        <Checkbox
          label="A third party has verified the footprint"
          checked={draft.hasVerifiedFootprint}
          onChange={(event) => change({ hasVerifiedFootprint: event.target.checked })}
        />
      </fieldset>
      <Button type="submit" busy={busy} busyLabel="Checking" className="justify-self-start">
        Check the claim
      </Button>
    </form>
  )
}
