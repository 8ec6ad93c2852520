import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { explorerOf, shorten } from '../../nouns/chain/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { tellTransaction, transactionStates } from './desk-words.ts'

/** On a small sheet a place says what a label would. */
const bare = 'folded:before:content-none! folded:py-0.5!'

const Row = ({ status, transaction }: { status: ChainDesk['status']; transaction: ChainTransaction }) => {
  const { text, tone } = transactionStates[transaction.state]
  const hash = (
    <ExplorerLink
      href={explorerOf.transaction(status, transaction.hash)}
      text={shorten(transaction.hash)}
      whole={transaction.hash}
    />
  )
  return (
    // Where it folds: what it was and how it stands, then where it is, when, and by what it is known, all from the left.
    <TableRow className="folded:grid-cols-[minmax(0,1fr)_auto]">
      <TableCell className="folded:py-0.5! folded:font-medium">
        <span className="block">{tellTransaction(transaction)}</span>
        <span className="folded:hidden">{hash}</span>
      </TableCell>
      <TableCell label="State" className={cn(bare, 'folded:col-start-2 folded:row-start-1 folded:block!')}>
        <Badge tone={tone}>{text}</Badge>
        {transaction.attempts > 1 && (
          <span className="block text-muted text-sm">signed {transaction.attempts} times</span>
        )}
        {transaction.reorganised > 0 && (
          <span className="block text-muted text-sm">
            its block was left behind {transaction.reorganised}×
          </span>
        )}
      </TableCell>
      <TableCell
        label="When"
        className={cn(
          bare,
          'text-sm folded:col-span-2 folded:row-start-3 folded:grid! folded:justify-items-start folded:gap-1! folded:text-left! folded:text-muted',
        )}
      >
        <time dateTime={transaction.minedAt ?? transaction.signedAt}>
          {writeInstant(transaction.minedAt ?? transaction.signedAt)}
        </time>
        <span className="hidden folded:inline">{hash}</span>
      </TableCell>
      <TableCell label="Block" numeric className="folded:hidden!">
        {transaction.block === null ? '–' : writeWhole(transaction.block)}
      </TableCell>
      <TableCell
        label="Gas"
        numeric
        className={cn(
          bare,
          'folded:col-span-2 folded:row-start-2 folded:block! folded:text-left! folded:font-sans',
        )}
      >
        {transaction.block !== null && (
          <span className="hidden folded:inline">Block {writeWhole(transaction.block)}</span>
        )}
        {transaction.gasUsed === null ? (
          <span className="folded:hidden">–</span>
        ) : (
          <>
            <span className="hidden folded:inline"> · </span>
            {writeWhole(transaction.gasUsed)}
            <span className="hidden folded:inline"> gas</span>
          </>
        )}
      </TableCell>
    </TableRow>
  )
}

/** What was sent to the chain, the newest first. */
export const ChainTransactions = ({ desk: { status, transactions } }: { desk: ChainDesk }) =>
  transactions.length === 0 ? (
    <EmptyState
      title="Nothing was sent yet"
      text="The first issuance, sale or retirement brings the first transaction."
    />
  ) : (
    <Table caption="The last transactions" folds="early">
      <thead>
        <tr>
          <TableHead>Transaction</TableHead>
          <TableHead>State</TableHead>
          <TableHead>When</TableHead>
          <TableHead numeric>Block</TableHead>
          <TableHead numeric>Gas</TableHead>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <Row key={transaction.id} status={status} transaction={transaction} />
        ))}
      </tbody>
    </Table>
  )
