import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { explorerOf, shorten } from '../../nouns/chain/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { tellTransaction, transactionStates } from './desk-words.ts'

const Row = ({ status, transaction }: { status: ChainDesk['status']; transaction: ChainTransaction }) => {
  const { text, tone } = transactionStates[transaction.state]
  return (
    <TableRow>
      <TableCell>
        <span className="block">{tellTransaction(transaction)}</span>
        <ExplorerLink
          href={explorerOf.transaction(status, transaction.hash)}
          text={shorten(transaction.hash)}
          whole={transaction.hash}
        />
      </TableCell>
      <TableCell label="State">
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
      <TableCell label="When" className="text-sm">
        <time dateTime={transaction.minedAt ?? transaction.signedAt}>
          {writeInstant(transaction.minedAt ?? transaction.signedAt)}
        </time>
      </TableCell>
      <TableCell label="Block" numeric>
        {transaction.block === null ? '' : writeWhole(transaction.block)}
      </TableCell>
      <TableCell label="Gas" numeric>
        {transaction.gasUsed === null ? '' : writeWhole(transaction.gasUsed)}
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
