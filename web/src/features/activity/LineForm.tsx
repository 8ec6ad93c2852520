import { type ActivityGroup, activities, findActivity } from '@ledgerleaf/contract/activities'
import { bases, type DraftField, type DraftLine, marketKinds } from '@ledgerleaf/contract/activity-draft'
import {
  activityUnits,
  isActivityUnit,
  isForeign,
  kindOf,
  unitName,
} from '@ledgerleaf/contract/activity-units'
import type { LineProblem } from '@ledgerleaf/contract/compute-lines'
import { useState } from 'react'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { cn } from '../../ui/cn.ts'
import { countries } from '../../ui/countries.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FactorField } from './FactorField.tsx'
import { fieldId } from './line-field.ts'

type LineFormProps = {
  group: ActivityGroup
  line: DraftLine
  year: number
  isClosed: boolean
  /** What stands against it, once somebody has begun to fill it. */
  problem: LineProblem | undefined
  /** Somebody wants to finish: what was not reached yet is missing now. */
  isAsked: boolean
  onChange: (more: Partial<DraftLine>) => void
}

const unitsFor = (activityId: string) => {
  const activity = findActivity(activityId)
  return activity
    ? activity.kinds.flatMap((kind) => activityUnits.filter((unit) => kindOf(unit) === kind))
    : []
}

/** What electricity and heat are counted as by contract; the figure by location stays beside it. */
const Contract = ({
  line,
  onChange,
  partOf,
}: Pick<LineFormProps, 'line' | 'onChange'> & { partOf: PartOf }) => (
  <div className="grid gap-4 @lg:grid-cols-3">
    <Select
      label="Bought by contract"
      {...partOf('market')}
      value={line.market}
      onChange={(event) => onChange({ market: event.target.value })}
    >
      {Object.entries(marketKinds).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </Select>
    {line.market === 'supplier' && (
      <TextField
        label="Supplier’s kg CO2e per kWh"
        figures
        inputMode="decimal"
        maxLength={60}
        value={line.marketKg}
        {...partOf('marketKg')}
        onChange={(event) => onChange({ marketKg: event.target.value })}
      />
    )}
    {line.market !== '' && (
      <TextField
        label={line.market === 'supplier' ? 'Where the supplier says so' : 'Which certificates'}
        maxLength={300}
        value={line.marketSource}
        {...partOf('marketSource')}
        onChange={(event) => onChange({ marketSource: event.target.value })}
      />
    )}
  </div>
)
type ErrorOf = (field: DraftField) => string | undefined
/** A field with the name by which one comes to it from elsewhere, and what is wrong with it. */
type PartOf = (field: DraftField) => { id: string; error: string | undefined }

/** One line: what it is, how much, where and when, how it is known, and by which factor it is computed. */
export const LineForm = ({ group, line, year, isClosed, problem, isAsked, onChange }: LineFormProps) => {
  const [isOwn, setOwn] = useState(line.ownKg !== '')
  // A field that was not reached yet is not wrong.
  const errorOf: ErrorOf = (field) =>
    problem?.field === field && (isAsked || line[field].trim() !== '') ? problem.message : undefined
  const partOf = (field: DraftField) => ({ id: fieldId(line.id, field), error: errorOf(field) })
  const activity = findActivity(line.activity)
  const units = unitsFor(line.activity)
  const choose = (id: string) => {
    const fits = unitsFor(id)
    const keeps = fits.find((unit) => unit === line.unit) ?? fits[0] ?? ''
    const isSecond = findActivity(id)?.metric === 'scope2'
    onChange({
      ...{ activity: id, unit: keeps, factorId: '' },
      ...(isSecond ? {} : { market: '', marketKg: '', marketSource: '' }),
    })
  }
  const text = (field: 'site' | 'supplier' | 'note', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={300}
      value={line[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  const day = (field: 'startsOn' | 'endsOn', label: string) => (
    <TextField
      type="date"
      label={label}
      value={line[field]}
      {...partOf(field)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  return (
    <fieldset
      disabled={isClosed}
      className={cn(
        '@container grid min-w-0 gap-5 border-hairline border-t bg-paper px-4 py-5 sm:px-5',
        closedLook,
      )}
    >
      <legend className="sr-only">{activity?.name ?? 'A new line'}</legend>
      <div className="grid gap-4 @lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Select
          {...partOf('activity')}
          label="What"
          value={line.activity}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Please choose</option>
          {activities
            .filter((one) => one.group === group)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
        <TextField
          label="Amount"
          figures
          inputMode="decimal"
          maxLength={60}
          value={line.amount}
          {...partOf('amount')}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
        <Select
          label="Unit"
          {...partOf('unit')}
          value={line.unit}
          disabled={units.length === 0}
          onChange={(event) => onChange({ unit: event.target.value, factorId: '' })}
        >
          {units.length === 0 && <option value="">–</option>}
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitName(unit)}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-4 @lg:grid-cols-3">
        <Select
          label="Country"
          {...partOf('country')}
          value={line.country}
          onChange={(event) => onChange({ country: event.target.value, factorId: '' })}
        >
          <option value="">Please choose</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="How it is known"
          {...partOf('basis')}
          value={line.basis}
          onChange={(event) => onChange({ basis: event.target.value })}
        >
          {Object.entries(bases).map(([basis, name]) => (
            <option key={basis} value={basis}>
              {name}
            </option>
          ))}
        </Select>
        {isActivityUnit(line.unit) && isForeign(line.unit) && (
          <TextField
            label={`US dollars for one ${line.unit}`}
            hint="The average of the year"
            figures
            inputMode="decimal"
            maxLength={60}
            value={line.dollars}
            {...partOf('dollars')}
            onChange={(event) => onChange({ dollars: event.target.value })}
          />
        )}
      </div>
      {activity?.metric === 'scope2' && <Contract line={line} onChange={onChange} partOf={partOf} />}
      <FactorField {...{ line, year, isOwn, partOf, onChange }} onOwn={setOwn} />
      <details>
        <summary className="min-h-6 w-fit text-leaf-strong text-sm">Site, supplier, period, evidence</summary>
        <div className="mt-4 grid gap-4 @lg:grid-cols-2">
          {text('site', 'Site')}
          {text('supplier', 'Supplier')}
          {day('startsOn', 'From')}
          {day('endsOn', 'To')}
          {text('note', 'Evidence', 'The bill, the meter, the list it is from')}
        </div>
      </details>
    </fieldset>
  )
}
