import { nameOrder } from '@ledgerleaf/contract/order-name'
import { type ProjectSummary, type SoldLine, tradeLinesMax } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { projectQueries } from '../../nouns/project/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TradeCells } from './TradeCells.tsx'
import { tradeCells } from './trade-cells.ts'

/** What is held for an order that is not paid belongs to nobody yet. */
const isOpen = ({ status }: SoldLine) => status === 'pending' || status === 'paid'

const standings: Record<SoldLine['status'], { word: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  pending: { word: 'pending', tone: 'attention' },
  paid: { word: 'paid', tone: 'attention' },
  settled: { word: 'settled', tone: 'leaf' },
  retired: { word: 'retired', tone: 'leaf' },
  refunded: { word: 'refunded', tone: 'neutral' },
  cancelled: { word: 'cancelled', tone: 'neutral' },
  failed: { word: 'failed', tone: 'error' },
  // As the operator's desk has it: settled, and some of it is to be delivered still.
  escrow: { word: 'settled', tone: 'attention' },
  replacement: { word: 'replacement', tone: 'leaf' },
}

const Standing = ({ line: { status, owed } }: { line: SoldLine }) => (
  <Badge tone={standings[status].tone}>
    {standings[status].word}
    {owed > 0 && `, ${writeWhole(owed)} to deliver`}
  </Badge>
)

/** What of it went back. */
const Notes = ({ line: { returned } }: { line: SoldLine }) => (
  <>{returned > 0 && <p className="text-muted text-sm">{writeWhole(returned)} returned</p>}</>
)

const Sales = ({ sold }: { sold: readonly SoldLine[] }) => (
  <Table caption="Orders of this project, newest first" folds>
    <thead>
      <TableRow>
        <TableHead>Placed</TableHead>
        <TableHead>Vintage</TableHead>
        <TableHead>Status</TableHead>
        <TableHead numeric>Credits</TableHead>
        <TableHead numeric>Fee</TableHead>
        <TableHead numeric>Yours</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {sold.map((line) => (
        // Where the columns fold: when and how it stands, then what was sold on a line of its own, and what it left on the next.
        <TableRow key={line.id} className="folded:grid-cols-[minmax(0,1fr)_auto]">
          <TableCell className="whitespace-nowrap">
            <p className="font-medium">{writeDate(line.at)}</p>
            {/* By which it is found again on the statement. */}
            <p className="text-muted text-sm">{nameOrder(line.orderId)}</p>
          </TableCell>
          <TableCell className="folded:hidden!">{line.vintage}</TableCell>
          <TableCell label="Status" className="folded:justify-end! folded:before:hidden">
            <Standing line={line} />
          </TableCell>
          <TableCell className="folded:col-span-2 hidden folded:block">
            {writeWhole(isOpen(line) ? line.ordered : line.quantity)} of vintage {line.vintage}{' '}
            {/* Whole to the next line where it has no room beside it. */}
            <span className="inline-block text-muted">· fee {writeCents(line.feeCents)}</span>
            <Notes line={line} />
          </TableCell>
          <TableCell numeric className="folded:hidden!">
            <div>
              {writeWhole(isOpen(line) ? line.ordered : line.quantity)}
              <Notes line={line} />
            </div>
          </TableCell>
          <TableCell numeric className="folded:hidden!">
            {writeCents(line.feeCents)}
          </TableCell>
          <TableCell numeric label="Yours" className="folded:col-span-2">
            <div className="text-right">
              {writeCents(line.sellerCents)}
              {line.escrowCents > 0 && (
                <p className="text-muted text-sm">{writeCents(line.escrowCents)} in escrow</p>
              )}
            </div>
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

type TradeStepProps = {
  project: ProjectSummary
  /** Where its credits are. */
  stock: ReactNode
}

/** What was sold, and where it leads: to the statement with every cent. */
export const TradeStep = ({ project, stock }: TradeStepProps) => {
  const query = useQuery(projectQueries.trade(project.id))
  return (
    <Part
      look="sheet"
      title="Orders"
      lead="Credits are held while an order is paid. Once it settles they are the buyer’s, and your share stands on your statement. What was sold forward is yours with each delivery."
      aside={
        <ButtonLink to="/statement" variant="outline" size="small">
          Open your statement
        </ButtonLink>
      }
    >
      <Loaded query={query} what="the orders" room="h-40">
        {({ sold }) =>
          sold.length > 0 ? (
            <>
              <div className="grid gap-x-10 gap-y-4 md:grid-cols-[19rem_minmax(0,1fr)]">
                <TradeCells cells={tradeCells(project)} />
                {stock}
              </div>
              <Sales sold={sold} />
              {sold.length === tradeLinesMax && (
                <p className="text-muted text-sm">These are the newest. Your statement holds all of them.</p>
              )}
            </>
          ) : (
            <EmptyState of="credits" title="Nothing sold yet" text="Each sale stands here at once." />
          )
        }
      </Loaded>
    </Part>
  )
}
