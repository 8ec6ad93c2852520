import { projectPercentLeast } from '@ledgerleaf/contract/recommendations'
import { type ReactNode, useState } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { LimitChips } from './LimitChips.tsx'
import { setLimits } from './say-limits.ts'
import { firstWish, goalOf, type WishErrors, type WishText } from './wish-params.ts'

type WishFormProps = {
  /** Where the tonnes come from, where there is a choice. */
  first?: ReactNode
  wish: WishText
  /** The tonnes are typed here, and not chosen from a report. */
  isTyped: boolean
  /** There is a report to choose from: nobody is asked for another. */
  hasReport: boolean
  /** Where there is room, limits of one's own lie open. */
  isWide: boolean
  errors: WishErrors
  onChange: (wish: WishText) => void
}

const budgetHints = {
  cost: 'In US dollars; may stay empty',
  quality: 'In US dollars',
  tonnes: 'In US dollars; empty for all there is',
} as const

const limitFields = [
  { name: 'removals', label: 'Removals, at least', hint: '% of the tonnes' },
  { name: 'score', label: 'Minimum score', hint: '0 to 100' },
  { name: 'durability', label: 'Durability, at least', hint: 'years' },
  { name: 'vintage', label: 'Vintage, from', hint: 'year' },
  { name: 'share', label: 'One project, at most', hint: '% of the tonnes' },
  { name: 'projects', label: 'Projects, at least', hint: `of them with ${projectPercentLeast} % or more` },
] as const

/** A long number as it is read, while nobody types it. */
const grouped = (text: string): string => {
  const tonnes = parseWhole(text)
  return tonnes !== undefined && Number.isInteger(tonnes) && tonnes >= 1000 ? writeWhole(tonnes) : text
}

/** Limits of one's own, beside those a wish begins with. */
const hasOwnLimits = (wish: WishText): boolean =>
  limitFields.some(({ name }) => wish[name] !== '' && wish[name] !== firstWish[name])

/** What the buyer wants and insists on. Every change is answered at once. */
export const WishForm = ({ first, wish, isTyped, hasReport, isWide, errors, onChange }: WishFormProps) => {
  const [hasMore, setMore] = useState(wish.categories.length > 0 || wish.countries !== '')
  const [hasFields, setFields] = useState<boolean | null>(null)
  const hasWrong = limitFields.some(({ name }) => errors[name] !== undefined)
  const [isOwn] = useState(() => hasOwnLimits(wish))
  const [isTyping, setTyping] = useState(false)
  const isOpen = hasWrong || (hasFields ?? (isWide && isOwn))
  const change = (part: Partial<WishText>) => onChange({ ...wish, ...part })
  const clears = new Map(
    setLimits(wish).map(({ name, says, without }) => [
      name,
      { says: `Take away the limit: ${says}`, act: () => change(without) },
    ]),
  )
  const toggle = (category: string, isOn: boolean) =>
    change({
      categories: isOn ? [...wish.categories, category] : wish.categories.filter((one) => one !== category),
    })
  return (
    <form
      aria-label="What the basket should be"
      onSubmit={(event) => event.preventDefault()}
      className="grid content-start gap-6 border-edge border-t-2 bg-sheet p-5"
    >
      {first}
      {isTyped && (
        <TextField
          label={wish.goal === 'tonnes' ? 'Tonnes to cover, at most' : 'Tonnes to cover'}
          hint={
            hasReport ? (
              '1 credit is 1 tonne of CO2e'
            ) : (
              <>
                1 credit is 1 tonne of CO2e. <TextLink to="/#ask">Upload a report</TextLink> to choose from
                its figures
              </>
            )
          }
          figures
          inputMode="numeric"
          autoComplete="off"
          value={isTyping ? wish.tonnes : grouped(wish.tonnes)}
          error={errors.tonnes}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={(event) => change({ tonnes: event.target.value })}
        />
      )}
      <Select
        label="Look for"
        value={wish.goal}
        onChange={(event) => change({ goal: goalOf(event.target.value) })}
      >
        <option value="cost">The lowest cost</option>
        <option value="quality">The best quality for a budget</option>
        <option value="tonnes">As much as a budget covers</option>
      </Select>
      <TextField
        label="Budget"
        hint={budgetHints[wish.goal]}
        figures
        inputMode="decimal"
        autoComplete="off"
        value={wish.budget}
        error={errors.budget}
        onChange={(event) => change({ budget: event.target.value })}
      />
      <fieldset className="grid gap-3 border-hairline border-t pt-5">
        <legend className="sr-only">Limits</legend>
        {/* What is wrong is mended in its field, so the fields are there as long as one is wrong. */}
        <details open={isOpen} onToggle={(event) => setFields(event.currentTarget.open)}>
          <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-4 text-sm [&::-webkit-details-marker]:hidden">
            <span aria-hidden="true" className="font-medium">
              Limits
            </span>
            <span className={textLinkLook}>{isOpen ? 'Fold the limits' : 'Change the limits'}</span>
          </summary>
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 pt-2 lg:[&_label]:text-fine">
            {limitFields.map(({ name, label, hint }) => (
              <TextField
                key={name}
                label={label}
                hint={hint}
                figures
                inputMode="numeric"
                autoComplete="off"
                value={wish[name]}
                error={errors[name]}
                clear={clears.get(name)}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            ))}
          </div>
        </details>
        <LimitChips
          wish={wish}
          besides={isOpen ? limitFields.map(({ name }) => name) : []}
          onChange={change}
        />
      </fieldset>
      <details open={hasMore} onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center border-hairline border-t font-medium text-sm">
          Kinds of project and countries
        </summary>
        <div className="grid gap-4 pt-2">
          {Object.entries(categoryWords).map(([category, label]) => (
            <Checkbox
              key={category}
              label={label}
              checked={wish.categories.includes(category)}
              onChange={(event) => toggle(category, event.target.checked)}
            />
          ))}
          <TextField
            label="Countries"
            hint="Two letters each, such as BR, KE; empty for all"
            autoComplete="off"
            value={wish.countries}
            error={errors.countries}
            onChange={(event) => change({ countries: event.target.value })}
          />
        </div>
      </details>
    </form>
  )
}
