import { MoneyList, moneyStates } from '@ledgerleaf/contract/money-lists'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSiteInfo } from '../../api/site.ts'
import type { MoneyFilter } from '../../nouns/operator/queries.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { MoneyRows } from './MoneyRows.tsx'
import { listGroups, listNames, noteOf, stateOf } from './words.ts'

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** What the address says is shown: a figure, a colleague or the way back leads to the same list. */
const useFilter = () => {
  const [params, setParams] = useSearchParams()
  const list = MoneyList.safeParse(params.get('list')).data ?? 'orders'
  const { q, state, from, until } = Object.fromEntries(params) as MoneyFilter
  const change = (next: Record<string, string>) =>
    setParams(
      (before) => {
        const made = new URLSearchParams(before)
        for (const [name, value] of Object.entries(next)) {
          if (value) made.set(name, value)
          else made.delete(name)
        }
        return made
      },
      { replace: true, preventScrollReset: true },
    )
  const filter: MoneyFilter = {
    ...(q?.trim() ? { q: q.trim().slice(0, 200) } : {}),
    ...(state && moneyStates[list].includes(state) ? { state } : {}),
    ...(from && isDay(from) ? { from } : {}),
    ...(until && isDay(until) ? { until } : {}),
  }
  return { list, filter, change }
}

type FieldsProps = { list: MoneyList; filter: MoneyFilter; change: (next: Record<string, string>) => void }

const Fields = ({ list, filter, change }: FieldsProps) => {
  const [typed, setTyped] = useState(filter.q ?? '')
  const isPhone = usePhone()
  const more = (
    <>
      <Select
        label="State"
        value={filter.state ?? ''}
        className="max-xl:col-span-2"
        onChange={(event) => change({ state: event.target.value })}
      >
        <option value="">All</option>
        {moneyStates[list].map((state) => (
          <option key={state} value={state}>
            {stateOf(state).text}
          </option>
        ))}
      </Select>
      <TextField
        label="From"
        type="date"
        className="min-w-0 sm:max-xl:col-span-2"
        value={filter.from ?? ''}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label="Until"
        type="date"
        className="min-w-0 sm:max-xl:col-span-2"
        value={filter.until ?? ''}
        onChange={(event) => change({ until: event.target.value })}
      />
    </>
  )
  return (
    <search className="grid grid-cols-2 gap-4 sm:max-xl:grid-cols-6 xl:grid-cols-[11rem_minmax(0,1fr)_11rem_9.5rem_9.5rem]">
      {/* The state is of the list that was left. */}
      <Select
        label="List"
        value={list}
        className="max-xl:col-span-2"
        onChange={(event) => change({ list: event.target.value, state: '', from: '', until: '' })}
      >
        {listGroups.map(({ name, lists }) => (
          <optgroup key={name} label={name}>
            {lists.map((one) => (
              <option key={one} value={one}>
                {listNames[one]}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <TextField
        label="Find by anything"
        type="search"
        placeholder="Order, company, amount"
        value={typed}
        className="max-sm:col-span-2 sm:max-xl:col-span-4"
        onChange={(event) => {
          setTyped(event.target.value)
          change({ q: event.target.value })
        }}
      />
      {isPhone ? (
        <Fold
          title="By state and day"
          isOpen={Boolean(filter.state || filter.from || filter.until)}
          className="col-span-2 -mt-2"
        >
          <div className="grid grid-cols-2 gap-4">{more}</div>
        </Fold>
      ) : (
        more
      )}
    </search>
  )
}

/** Whatever happened to money: one table, found by anything, with what its rows come to. */
export const MoneyLists = () => {
  const { list, filter, change } = useFilter()
  const shown = useDeferredValue(filter)
  const note = noteOf(list, (useSiteInfo()?.vat ?? null) !== null)
  return (
    <section aria-labelledby="lists" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Heading level={2} look="small" id="lists" className="scroll-mt-24">
        Find
      </Heading>
      <Fields key={list} list={list} filter={filter} change={change} />
      {note && <p className="max-w-text text-muted text-sm">{note}</p>}
      <MoneyRows list={list} filter={shown} />
    </section>
  )
}
