import type { FacetValue, MarketFacets } from '@ledgerleaf/contract/market'
import { type ReactNode, useId } from 'react'
import { wrongDollars, wrongWhole } from '../../forms/parse-dollars.ts'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { TextField } from '../../ui/TextField.tsx'
import { CountryChoices } from './CountryChoices.tsx'
import { FacetBox } from './FacetBox.tsx'
import { isApplied, type MarketState, type SeveralName, type SingleName } from './market-params.ts'
import type { ChangeMarket } from './use-market-state.ts'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-2.5 border-hairline border-t pt-4">
    <legend className="float-left w-full font-medium text-sm">{title}</legend>
    {children}
  </fieldset>
)

type Props = { state: MarketState; change: ChangeMarket; facets: MarketFacets | undefined }

type ShortName = Exclude<SeveralName, 'country'>
const words: Record<ShortName, Record<string, string>> = {
  category: categoryWords,
  mechanism: mechanismWords,
  registry: {},
  saleType: saleTypeWords,
}

/** In the order of our own words; what has none, by how much there is of it. */
const inOrder = (name: ShortName, offered: readonly FacetValue[]): FacetValue[] => {
  const order = Object.keys(words[name])
  return [...offered].sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}

const aYear = 'A year, such as 2021'

const wrongFigure = (name: SingleName, state: MarketState): string | undefined => {
  const text = state.single[name]
  if (name.startsWith('price')) return wrongDollars(text)
  // The first three digits of a year are none yet.
  return wrongWhole(text, aYear) ?? (text.length > 3 && !isApplied(name, state) ? aYear : undefined)
}

/** Every filter of the marketplace, each value with how many projects it would leave. */
export const FilterFields = ({ state, change, facets }: Props) => {
  const id = useId()
  const toggle = (name: SeveralName, value: string) =>
    change((before) => {
      const chosen = before.several[name]
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      return { ...before, several: { ...before.several, [name]: next } }
    })
  const choices = (name: ShortName, title: string) => {
    const offered = inOrder(name, facets?.[name] ?? [])
    return (
      offered.length > 0 && (
        <Group title={title}>
          {offered.map(({ value, projects }) => (
            <FacetBox
              key={value}
              label={words[name][value] ?? value}
              projects={projects}
              checked={state.several[name].includes(value)}
              onChange={() => toggle(name, value)}
            />
          ))}
        </Group>
      )
    )
  }
  const figure = (name: SingleName, label: string, placeholder: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      figures
      value={state.single[name]}
      error={wrongFigure(name, state)}
      onChange={(event) => {
        const text = event.target.value
        change((before) => ({ ...before, single: { ...before.single, [name]: text } }))
      }}
    />
  )
  return (
    <div className="grid gap-5">
      {choices('category', 'Category')}
      {choices('mechanism', 'Removal or reduction')}
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
      {choices('registry', 'Registry')}
      {facets && facets.country.length > 0 && (
        <Group title="Country">
          <CountryChoices
            offered={facets.country}
            chosen={state.several.country}
            onToggle={(value) => toggle('country', value)}
          />
        </Group>
      )}
      {choices('saleType', 'Sale type')}
    </div>
  )
}
