import { MoneyList, type MoneyRow } from '@ledgerleaf/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type MoneyFilter, operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { detailOf, listNames, stateOf, statesOf } from './words.ts'

const Row = ({ list, row }: { list: MoneyList; row: MoneyRow }) => {
  const { text, tone } = stateOf(row.state)
  return (
    <TableRow>
      <TableCell>
        <TextLink to={`/operator/money/orders/${row.orderId}`} className="font-medium">
          {row.who}
        </TextLink>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {row.what} · <Mono>{row.orderId.slice(0, 13)}</Mono>
        </p>
      </TableCell>
      <TableCell label="When" className="whitespace-nowrap">
        <time dateTime={row.at}>{writeInstant(row.at)}</time>
      </TableCell>
      <TableCell label="State">
        <Badge tone={tone}>{text}</Badge>
      </TableCell>
      <TableCell
        label={list === 'escrow' ? 'Due' : 'Note'}
        className="max-w-64 text-sm [overflow-wrap:anywhere]"
      >
        {detailOf(list, row.detail)}
      </TableCell>
      <TableCell label="Amount" numeric>
        {writeCents(row.amountCents)}
      </TableCell>
    </TableRow>
  )
}

const Rows = ({ list, filter }: { list: MoneyList; filter: MoneyFilter }) => {
  const query = useInfiniteQuery(operatorQueries.moneyRows(list, filter))
  const isSearched = Object.keys(filter).length > 0
  return (
    <Loaded query={query} what={listNames[list].toLowerCase()} room="h-80">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            title={isSearched ? 'Nothing fits' : 'Nothing yet'}
            text={
              isSearched
                ? 'Look for an order, an address, a company, an amount, the provider’s id, a serial, a project or a seller.'
                : 'It fills with the first sale.'
            }
          />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Table caption={listNames[list]} folds="early">
              <thead>
                <tr>
                  <TableHead>Order</TableHead>
                  <TableHead>When</TableHead>
                  <TableHead>State</TableHead>
                  <TableHead>{list === 'escrow' ? 'Due' : 'Note'}</TableHead>
                  <TableHead numeric>Amount</TableHead>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.id} list={list} row={row} />
                ))}
              </tbody>
            </Table>
            <ShowMore list={query}>Show more</ShowMore>
          </div>
        )
      }
    </Loaded>
  )
}

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
    ...(state && statesOf[list].includes(state) ? { state } : {}),
    ...(from && isDay(from) ? { from } : {}),
    ...(until && isDay(until) ? { until } : {}),
  }
  return { list, filter, change }
}

type FieldsProps = { list: MoneyList; filter: MoneyFilter; change: (next: Record<string, string>) => void }

const Fields = ({ list, filter, change }: FieldsProps) => {
  const [typed, setTyped] = useState(filter.q ?? '')
  return (
    <search className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,1fr)_12rem_11rem_11rem]">
      <TextField
        label="Find by anything"
        type="search"
        placeholder="Order, address, company, amount, serial …"
        value={typed}
        className="max-lg:col-span-2"
        onChange={(event) => {
          setTyped(event.target.value)
          change({ q: event.target.value })
        }}
      />
      <Select
        label="State"
        value={filter.state ?? ''}
        className="max-lg:col-span-2"
        onChange={(event) => change({ state: event.target.value })}
      >
        <option value="">All</option>
        {statesOf[list].map((state) => (
          <option key={state} value={state}>
            {stateOf(state).text}
          </option>
        ))}
      </Select>
      <TextField
        label="From"
        type="date"
        className="min-w-0"
        value={filter.from ?? ''}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label="Until"
        type="date"
        className="min-w-0"
        value={filter.until ?? ''}
        onChange={(event) => change({ until: event.target.value })}
      />
    </search>
  )
}

/** Orders, payments, refunds, disputes, escrow and fees: one table, found by anything. */
export const MoneyLists = () => {
  const { list, filter, change } = useFilter()
  const shown = useDeferredValue(filter)
  const linkTo = (name: MoneyList) =>
    `?${new URLSearchParams({ list: name, ...(filter.q ? { q: filter.q } : {}) })}#lists`
  return (
    <section aria-labelledby="lists" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Heading level={2} id="lists" className="scroll-mt-24">
        Find
      </Heading>
      <nav aria-label="Lists" className="flex gap-1 overflow-x-auto border-hairline border-b">
        {MoneyList.options.map((name) => (
          <Link
            key={name}
            to={linkTo(name)}
            preventScrollReset
            aria-current={name === list ? 'page' : undefined}
            className={cn(
              '-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 text-note focus-visible:-outline-offset-2',
              name === list ? 'border-leaf text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {listNames[name]}
          </Link>
        ))}
      </nav>
      <Fields key={list} list={list} filter={filter} change={change} />
      <Rows list={list} filter={shown} />
    </section>
  )
}
