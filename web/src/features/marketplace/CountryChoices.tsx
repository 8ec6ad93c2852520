import type { FacetValue } from '@ledgerleaf/contract/market'
import { useId, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { controlLook } from '../../ui/Field.tsx'
import { FacetBox } from './FacetBox.tsx'
import { shortList } from './short-list.ts'

const shownMax = 8

type Props = { offered: readonly FacetValue[]; chosen: readonly string[]; onToggle: (value: string) => void }

/** The countries with the most, those that are chosen, and all of them for whoever looks for one. */
export const CountryChoices = ({ offered, chosen, onToggle }: Props) => {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const named = offered.map((one) => ({ ...one, label: countryName(one.value) }))
  const shown = isWhole
    ? named
        .filter(({ label }) => label.toLowerCase().includes(sought.trim().toLowerCase()))
        .sort((a, b) => a.label.localeCompare(b.label))
    : shortList(named, chosen, shownMax)
  return (
    <>
      {isWhole && (
        <div>
          <label htmlFor={id} className="sr-only">
            Look for a country
          </label>
          <input
            id={id}
            type="search"
            placeholder="Look for a country"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            className={cn(controlLook, 'text-note')}
          />
        </div>
      )}
      <div className={cn('grid gap-2.5', isWhole && 'max-h-80 overflow-y-auto overscroll-contain pr-1')}>
        {shown.map(({ value, label, projects }) => (
          <FacetBox
            key={value}
            label={label}
            projects={projects}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
        {shown.length === 0 && (
          <p className="text-muted text-sm">No country of that name has anything on sale.</p>
        )}
      </div>
      {named.length > shownMax && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole)
            setSought('')
          }}
          className="min-h-8 justify-self-start text-leaf-strong text-sm underline decoration-leaf/50 underline-offset-4"
        >
          {isWhole ? 'Show fewer countries' : `Show all ${named.length} countries`}
        </button>
      )}
    </>
  )
}
