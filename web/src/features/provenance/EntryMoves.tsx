import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { LogEntryPage, LogMove } from '@ledgerleaf/contract/log'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const Serials = ({ move: { batch, serials, rangeCount } }: { move: LogMove }) => {
  const prefix = batch?.serialPrefix
  if (serials.length === 0 || !prefix) return null
  return (
    <ul className="mt-1 grid gap-0.5 text-muted [overflow-wrap:anywhere]">
      {serials.map((range) => (
        <li key={range.first}>
          <Mono className="text-fine">{writeSerials({ prefix, ...range })}</Mono>
        </li>
      ))}
      {rangeCount > serials.length && (
        <li className="text-sm">and {writeCount(rangeCount - serials.length, 'more range')} in the leaf</li>
      )}
    </ul>
  )
}

const What = ({ move }: { move: LogMove }) => {
  if (move.currency) return <>Money</>
  const { batch } = move
  if (!batch) return <>Credits</>
  return (
    <>
      <span className="mb-2 block">
        <TextLink to={`/projects/${batch.projectId}`}>{batch.projectName}</TextLink>
      </span>
      <TextLink to={`/provenance/${batch.id}`} className="text-sm">
        Where these credits are
      </TextLink>
      <Serials move={move} />
    </>
  )
}

/** What an entry moved, posting by posting, in words that name nobody. */
export const EntryMoves = ({ moves, moveCount }: Pick<LogEntryPage, 'moves' | 'moveCount'>) => (
  <div className="grid min-w-0 gap-3">
    <Table caption="What it moved" folds>
      <thead>
        <TableRow>
          <TableHead>What</TableHead>
          <TableHead>From</TableHead>
          <TableHead>To</TableHead>
          <TableHead numeric>Amount</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {moves.map((move, at) => (
          <TableRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the postings of an entry never change
            key={at}
            className="align-top"
          >
            <TableCell className="[overflow-wrap:anywhere]">
              <What move={move} />
            </TableCell>
            <TableCell label="From">{move.from}</TableCell>
            <TableCell label="To">{move.to}</TableCell>
            <TableCell label="Amount" numeric>
              {move.currency ? writeMoney(move.amount, move.currency) : `${writeWhole(move.amount)} t`}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
    {moveCount > moves.length && (
      <p className="text-muted text-sm">
        The first {writeWhole(moves.length)} of {writeWhole(moveCount)}; all of them stand in the leaf below.
      </p>
    )}
  </div>
)
