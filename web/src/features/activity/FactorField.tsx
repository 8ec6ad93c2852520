import { findActivity } from '@ledgerleaf/contract/activities'
import type { DraftField, DraftLine } from '@ledgerleaf/contract/activity-draft'
import { isActivityUnit } from '@ledgerleaf/contract/activity-units'
import { candidatesFor, tellFallback } from '@ledgerleaf/contract/choose-factor'
import { type PublishedFactor, sourceOf } from '@ledgerleaf/contract/emission-factor'
import { countryName } from '../../ui/country-name.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

const ownFactor = 'own'

const nameRegion = (region: string) => (region === 'WORLD' ? 'everywhere' : countryName(region))

const nameFactor = ({ kg, unit, region, year, source, note }: PublishedFactor): string =>
  `${kg} kg per ${unit} · ${nameRegion(region)} ${year} · ${sourceOf({ source }).publisher}${note === '' ? '' : ` · ${note}`}`

const Told = ({ factor, asked }: { factor: PublishedFactor; asked: Parameters<typeof candidatesFor>[0] }) => {
  const { publisher, title, version, licence, url, gwp } = sourceOf(factor)
  const fallback = tellFallback(factor, asked, countryName)
  return (
    <div className="grid gap-1 border-edge border-l-2 pl-3 text-sm">
      <p>
        <span className="font-mono tabular-nums">{factor.kg}</span> kg CO2e per {factor.unit} ·{' '}
        {nameRegion(factor.region)}, {factor.year}
      </p>
      <p className="text-muted [overflow-wrap:anywhere]">
        <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
          {publisher}: {title}
        </a>
        , {version}; {factor.where} · {licence} · GWP {gwp}
      </p>
      {fallback.map((says) => (
        <p key={says}>{says}.</p>
      ))}
      {factor.note !== '' && <p className="text-muted">{factor.note}.</p>}
    </div>
  )
}

type FactorFieldProps = {
  line: DraftLine
  year: number
  isOwn: boolean
  onOwn: (isOwn: boolean) => void
  partOf: (field: DraftField) => { id: string; error: string | undefined }
  onChange: (more: Partial<DraftLine>) => void
}

/** Which factor a line is computed by: the nearest one, another one of the same activity, or one's own with its source. */
export const FactorField = ({ line, year, isOwn, onOwn, partOf, onChange }: FactorFieldProps) => {
  const activity = findActivity(line.activity)
  const { unit } = line
  if (!activity || !isActivityUnit(unit)) return null
  const asked = { activity, unit, region: line.country, year }
  const candidates = candidatesFor(asked)
  const chosen = candidates.find(({ id }) => id === line.factorId) ?? candidates[0]
  const isOwnShown = isOwn || chosen === undefined
  const choose = (value: string) => {
    onOwn(value === ownFactor)
    if (value === ownFactor) onChange({ factorId: '' })
    else
      onChange({
        factorId: value === candidates[0]?.id ? '' : value,
        ...{ ownKg: '', ownSource: '', ownYear: '' },
      })
  }
  return (
    <div className="grid gap-4">
      <Select
        {...partOf('factorId')}
        label="Emission factor"
        value={isOwnShown ? ownFactor : chosen.id}
        onChange={(event) => choose(event.target.value)}
      >
        {candidates.map((factor, i) => (
          <option key={factor.id} value={factor.id}>
            {nameFactor(factor)}
            {i === 0 ? ' (nearest)' : ''}
          </option>
        ))}
        <option value={ownFactor}>My own factor</option>
      </Select>
      {!isOwnShown && <Told factor={chosen} asked={asked} />}
      {isOwnShown && (
        <div className="grid gap-4 @lg:grid-cols-[10rem_minmax(0,1fr)_7rem]">
          <TextField
            {...partOf('ownKg')}
            label={`kg CO2e per ${unit}`}
            figures
            inputMode="decimal"
            maxLength={60}
            value={line.ownKg}
            onChange={(event) => onChange({ ownKg: event.target.value })}
          />
          <TextField
            {...partOf('ownSource')}
            label="Where it comes from"
            maxLength={300}
            value={line.ownSource}
            onChange={(event) => onChange({ ownSource: event.target.value })}
          />
          <TextField
            {...partOf('ownYear')}
            label="Of which year"
            figures
            inputMode="numeric"
            maxLength={4}
            value={line.ownYear}
            onChange={(event) => onChange({ ownYear: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}
