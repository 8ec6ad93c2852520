import type { MarketFacets } from '@ledgerleaf/contract/market'
import { type ReactNode, useId } from 'react'
import { wrongDollars, wrongWhole } from '../../forms/parse-dollars.ts'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { countryName } from '../../ui/country-name.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { MarketState, SeveralName, SingleName } from './market-params.ts'
import type { ChangeMarket } from './use-market-state.ts'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-2.5 border-hairline border-t pt-4">
    <legend className="float-left w-full font-medium text-sm">{title}</legend>
    {children}
  </fieldset>
)

type Choice = { value: string; label: string }
type Props = { state: MarketState; change: ChangeMarket; facets: MarketFacets | undefined }

const mechanisms: Choice[] = Object.entries(mechanismWords).map(([value, label]) => ({ value, label }))

const wrongFigure = (name: SingleName, text: string): string | undefined =>
  name.startsWith('price') ? wrongDollars(text) : wrongWhole(text, 'A year, such as 2021')

/** Every filter of the marketplace. Values that would lead to nothing are not offered. */
export const FilterFields = ({ state, change, facets }: Props) => {
  const id = useId()
  const toggle = (name: SeveralName, value: string) =>
    change((before) => {
      const chosen = before.several[name]
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      return { ...before, several: { ...before.several, [name]: next } }
    })
  const choices = (name: SeveralName, title: string, offered: Choice[]) =>
    offered.length > 0 && (
      <Group title={title}>
        {offered.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={state.several[name].includes(value)}
            onChange={() => toggle(name, value)}
          />
        ))}
      </Group>
    )
  const figure = (name: SingleName, label: string, placeholder: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      figures
      value={state.single[name]}
      error={wrongFigure(name, state.single[name])}
      onChange={(event) => {
        const text = event.target.value
        change((before) => ({ ...before, single: { ...before.single, [name]: text } }))
      }}
    />
  )
  const countries = (facets?.countries ?? []).map((value) => ({ value, label: countryName(value) }))
  return (
    <div className="grid gap-5">
      {choices(
        'category',
        'Category',
        (facets?.categories ?? []).map((value) => ({ value, label: categoryWords[value] })),
      )}
      {choices('mechanism', 'Removal or reduction', mechanisms)}
      <Group title="Price per credit, USD">
        <div className="grid grid-cols-2 gap-3">
          {figure('priceMin', 'From', '0')}
          {figure('priceMax', 'To', 'any')}
        </div>
      </Group>
      <Group title="Vintage">
        <div className="grid grid-cols-2 gap-3">
          {figure('vintageFrom', 'From year', String(facets?.vintages?.from ?? 'any'))}
          {figure('vintageTo', 'To year', String(facets?.vintages?.to ?? 'any'))}
        </div>
      </Group>
      {choices(
        'registry',
        'Registry',
        (facets?.registries ?? []).map((value) => ({ value, label: value })),
      )}
      {choices(
        'country',
        'Country',
        countries.sort((a, b) => a.label.localeCompare(b.label)),
      )}
      {choices(
        'saleType',
        'Sale type',
        (facets?.saleTypes ?? []).map((value) => ({ value, label: saleTypeWords[value] })),
      )}
    </div>
  )
}
