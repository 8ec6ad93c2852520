import type { MoneyFigure, MoneyList, MoneyRow } from '@ledgerleaf/contract/money-lists'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type MoneyFilter, operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeDate, writeInstant, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { bothWays, otherSums, paidIn } from './paid-in.ts'
import { detailOf, listNames, nextSteps, stateOfRow } from './words.ts'

/** On a small sheet a place says what a label would. */
const bare = 'folded:before:content-none!'

/** What waits, or is to be known: many lists have nothing of the kind, and then no column for it. */
const isNoted = (list: MoneyList) => (row: MoneyRow) =>
  Boolean(detailOf(list, row.detail)) || nextSteps[row.state] !== undefined

type RowProps = { list: MoneyList; row: MoneyRow; hasNotes: boolean }

const Row = ({ list, row, hasNotes }: RowProps) => {
  const { text, tone } = stateOfRow(list, row)
  return (
    // Where it folds: who and how much, then when and how it stands, then what waits.
    <TableRow className="folded:grid-cols-[auto_minmax(0,1fr)_auto]">
      <TableCell className="folded:col-span-2">
        <TextLink
          to={row.orderId ? `/operator/money/orders/${row.orderId}` : '/operator/payouts'}
          className={cn('font-medium', row.orderId && 'whitespace-nowrap')}
        >
          {row.orderId ? nameOrder(row.orderId) : row.who}
        </TextLink>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {row.orderId && <span className="text-ink">{row.who}</span>}
          {row.orderId && row.what && ' · '}
          {row.what}
        </p>
      </TableCell>
      <TableCell
        label="When"
        className={cn(
          bare,
          'whitespace-nowrap folded:col-start-1 folded:row-start-2 folded:self-center folded:py-0.5! folded:text-left! folded:whitespace-nowrap! folded:text-sm folded:text-muted',
        )}
      >
        <time dateTime={row.at} title={writeInstant(row.at)}>
          {writeDate(row.at)}
        </time>
      </TableCell>
      <TableCell
        label="State"
        className={cn(
          bare,
          'folded:col-span-2 folded:col-start-2 folded:row-start-2 folded:justify-end! folded:py-0.5!',
        )}
      >
        <Badge tone={tone}>{text}</Badge>
      </TableCell>
      {hasNotes && (
        <TableCell
          label={list === 'escrow' ? 'Due' : 'Note'}
          className={cn(
            bare,
            'max-w-64 text-sm [overflow-wrap:anywhere] folded:col-span-3 folded:max-w-none folded:text-left!',
          )}
        >
          {detailOf(list, row.detail)}
          {nextSteps[row.state] && <p className="text-muted">{nextSteps[row.state]}</p>}
        </TableCell>
      )}
      <TableCell
        label="Amount"
        numeric
        className={cn(bare, 'folded:col-start-3 folded:row-start-1 folded:block!')}
      >
        {row.amountCents === null ? paidIn(row.currency, row.minor) : writeCents(row.amountCents)}
        {row.amountCents !== null && paidIn(row.currency, row.minor) && (
          <span className="block text-muted text-sm">{paidIn(row.currency, row.minor)}</span>
        )}
      </TableCell>
    </TableRow>
  )
}

/** How many rows there are, shown or not, and what they come to. */
const Total = ({ list, total }: { list: MoneyList; total: MoneyFigure }) => (
  <p className="text-note tabular-nums">
    <span className="font-medium">
      {writeWhole(total.count)} {total.count === 1 ? 'row' : 'rows'},{' '}
      {list === 'bank' ? bothWays(total) : writeCents(total.cents)}
    </span>
    {list !== 'bank' && otherSums(total).length > 0 && (
      <span className="text-muted"> · not paid in dollars: {otherSums(total).join(', ')}</span>
    )}
  </p>
)

/** The rows of a list, page after page, and what all of them come to. */
export const MoneyRows = ({ list, filter }: { list: MoneyList; filter: MoneyFilter }) => {
  const query = useInfiniteQuery(operatorQueries.moneyRows(list, filter))
  const isSearched = Object.keys(filter).length > 0
  const hasNotes = (rows: readonly MoneyRow[]) => rows.some(isNoted(list))
  return (
    <Loaded query={query} what={listNames[list].toLowerCase()} room="h-80">
      {({ rows, total, elsewhere }) =>
        rows.length === 0 ? (
          <EmptyState
            of="search"
            title={isSearched ? 'Nothing fits' : 'Nothing yet'}
            text={
              isSearched
                ? 'Look for an order, an address, a company, a tax number, an amount, a reference, the provider’s id, a serial, a project or a seller.'
                : 'It fills with the first sale.'
            }
            action={
              elsewhere.length > 0 && (
                <p className="text-note">
                  Found in{' '}
                  {elsewhere.map((other, at) => (
                    <span key={other}>
                      {at > 0 && ', '}
                      <TextLink to={`?${new URLSearchParams({ list: other, q: filter.q ?? '' })}#lists`}>
                        {listNames[other]}
                      </TextLink>
                    </span>
                  ))}
                </p>
              )
            }
          />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Table caption={listNames[list]} folds={hasNotes(rows) ? 'early' : true}>
              <thead>
                <tr>
                  <TableHead>Which order, and whose</TableHead>
                  <TableHead>When</TableHead>
                  <TableHead>State</TableHead>
                  {hasNotes(rows) && <TableHead>{list === 'escrow' ? 'Due' : 'Note'}</TableHead>}
                  <TableHead numeric>Amount</TableHead>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.id} list={list} row={row} hasNotes={hasNotes(rows)} />
                ))}
              </tbody>
            </Table>
            {total && <Total list={list} total={total} />}
            <ShowMore list={query}>Show more</ShowMore>
          </div>
        )
      }
    </Loaded>
  )
}
