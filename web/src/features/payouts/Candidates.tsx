import { payoutBlocks } from '@ledgerleaf/contract/payout-words'
import { type PayoutCandidate, payoutsApi } from '@ledgerleaf/contract/payouts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { AskToPropose } from './AskToPropose.tsx'
import { tellChosen } from './tell-chosen.ts'
import { tellEscrow } from './tell-escrow.ts'
import { useMoneyAct } from './use-money-act.ts'

type RowProps = {
  candidate: PayoutCandidate
  chosen: boolean
  onChoose: (chosen: boolean) => void
  /** Whether anything is on its way to anybody: else there is no column for it. */
  hasSent: boolean
}

/** A dash among the columns; where the table folds, what is nothing is not said. */
const unlessNothing = (cents: number) => (cents === 0 ? '–' : writeCents(cents))

const unlessFolded = (cents: number) => cn(cents === 0 && 'text-muted folded:hidden!')

const Row = ({ candidate, chosen, onChoose, hasSent }: RowProps) => (
  <TableRow>
    <TableCell>
      {candidate.blocked === null ? (
        <Checkbox
          label={<span className="font-medium">{candidate.sellerName}</span>}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : (
        <div className="grid gap-0.5 pl-8">
          <span className="font-medium">{candidate.sellerName}</span>
          <span className="text-muted text-sm">{payoutBlocks[candidate.blocked].toOperator}</span>
        </div>
      )}
    </TableCell>
    <TableCell label="Account">
      {candidate.accountEnding ? <Mono>… {candidate.accountEnding}</Mono> : '–'}
    </TableCell>
    <TableCell
      label="Available"
      numeric
      // What is paid comes first under the name.
      className="folded:row-start-2 folded:font-medium"
    >
      {writeCents(candidate.availableCents)}
    </TableCell>
    <TableCell label="Pending" numeric className={unlessFolded(candidate.pendingCents)}>
      <span>
        {unlessNothing(candidate.pendingCents)}
        {candidate.pendingFrom && (
          <span className="block font-sans text-fine text-muted">
            from {writeDate(candidate.pendingFrom)}
          </span>
        )}
      </span>
    </TableCell>
    {hasSent && (
      <TableCell label="On its way" numeric className={unlessFolded(candidate.sentCents)}>
        {unlessNothing(candidate.sentCents)}
      </TableCell>
    )}
    <TableCell label="In escrow, after the fee" numeric className={unlessFolded(candidate.escrowCents)}>
      {unlessNothing(candidate.escrowCents)}
    </TableCell>
  </TableRow>
)

/** What all of them come to, whoever is chosen. */
const Total = ({ candidates, hasSent }: { candidates: readonly PayoutCandidate[]; hasSent: boolean }) => {
  const sum = (what: 'availableCents' | 'pendingCents' | 'sentCents' | 'escrowCents') =>
    candidates.reduce((all, candidate) => all + candidate[what], 0)
  return (
    <TableTotal className="folded:grid-cols-[minmax(0,1fr)_auto] folded:[&>[data-label]]:col-span-2">
      <TableCell>Total of {writeCount(candidates.length, 'seller')}</TableCell>
      <TableCell label="Account" />
      <TableCell label="Available" numeric className="carded:col-start-2">
        {writeCents(sum('availableCents'))}
      </TableCell>
      <TableCell label="Pending" numeric className={unlessFolded(sum('pendingCents'))}>
        {unlessNothing(sum('pendingCents'))}
      </TableCell>
      {hasSent && (
        <TableCell label="On its way" numeric className={unlessFolded(sum('sentCents'))}>
          {unlessNothing(sum('sentCents'))}
        </TableCell>
      )}
      <TableCell label="In escrow, after the fee" numeric className={unlessFolded(sum('escrowCents'))}>
        {unlessNothing(sum('escrowCents'))}
      </TableCell>
    </TableTotal>
  )
}

/** Who is to be paid what, and who is not and why. */
export const Candidates = ({ candidates }: { candidates: readonly PayoutCandidate[] }) => {
  const payable = candidates.filter(({ blocked }) => blocked === null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = payable.filter(({ sellerId }) => !left.has(sellerId))
  const { act, busy, error } = useMoneyAct()
  const [asks, setAsks] = useState(false)
  const propose = () =>
    act(async () => {
      setAsks(false)
      await send(payoutsApi.propose, { body: { sellerIds: chosen.map(({ sellerId }) => sellerId) } })
      toast.success('The run is proposed. Another operator has to send it.')
    })
  const choose = (sellerId: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(sellerId)
    else next.add(sellerId)
    setLeft(next)
  }
  const hasSent = candidates.some(({ sentCents }) => sentCents > 0)
  const held = useQuery(operatorQueries.money()).data?.figures.escrow.cents
  const escrow =
    held === undefined
      ? null
      : tellEscrow(
          held,
          candidates.reduce((sum, { escrowCents }) => sum + escrowCents, 0),
        )
  const total = chosen.reduce((sum, { availableCents }) => sum + availableCents, 0)
  return (
    <section aria-labelledby="candidates" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Heading level={2} look="small" id="candidates">
        Who is to be paid
      </Heading>
      {candidates.length === 0 ? (
        <EmptyState
          of="credits"
          title="Nobody is owed anything"
          text="What sellers earn appears here with the first sale."
        />
      ) : (
        <>
          <Table caption="What sellers have earned" folds="early">
            <thead>
              <tr>
                <TableHead>Seller</TableHead>
                <TableHead>Account</TableHead>
                <TableHead numeric>Available</TableHead>
                <TableHead numeric>Pending</TableHead>
                {hasSent && <TableHead numeric>On its way</TableHead>}
                <TableHead numeric>In escrow, after the fee</TableHead>
              </tr>
            </thead>
            <tbody>
              {candidates.map((candidate) => (
                <Row
                  key={candidate.sellerId}
                  candidate={candidate}
                  hasSent={hasSent}
                  chosen={!left.has(candidate.sellerId)}
                  onChoose={(isChosen) => choose(candidate.sellerId, isChosen)}
                />
              ))}
            </tbody>
            {candidates.length > 1 && (
              <tfoot>
                <Total candidates={candidates} hasSent={hasSent} />
              </tfoot>
            )}
          </Table>
          {error && (
            <p role="alert" className="text-error text-sm">
              {error}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-leaf border-l-2 bg-sheet px-4 py-4 sm:px-5">
            <p
              className={cn(
                'tabular-nums',
                chosen.length === 0 ? 'text-muted' : 'font-display text-xl lining-nums tracking-tight',
              )}
              aria-live="polite"
            >
              {tellChosen(chosen, candidates)}
            </p>
            <Button disabled={chosen.length === 0} busy={busy} onClick={() => setAsks(true)}>
              Propose a run
            </Button>
          </div>
          {escrow && <p className="text-muted text-sm tabular-nums">{escrow}</p>}
          <AskToPropose
            open={asks}
            title={`Propose a run of ${writeCents(total)}?`}
            text={`${writeWhole(chosen.length)} ${chosen.length === 1 ? 'payout waits' : 'payouts wait'} for another operator, who sends ${chosen.length === 1 ? 'it' : 'them'}. Until then, or until the run is withdrawn, nobody can propose to pay ${chosen.length === 1 ? 'this seller' : 'these sellers'} again.`}
            parts={chosen.map((one) => ({
              id: one.sellerId,
              name: `${one.sellerName}, … ${one.accountEnding}`,
              amount: writeCents(one.availableCents),
            }))}
            onClose={() => setAsks(false)}
            onPropose={propose}
          />
        </>
      )}
    </section>
  )
}
