import { writeFee } from '@ledgerleaf/contract/fees'
import { payoutStates } from '@ledgerleaf/contract/payout-words'
import { type OwnBalance, payoutsApi } from '@ledgerleaf/contract/payouts'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import { useQuery } from '@tanstack/react-query'
import { hrefOf } from '../../api/request.ts'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { BalancePiles } from '../../nouns/statement/BalancePiles.tsx'
import { balanceQuery } from '../../nouns/statement/queries.ts'
import { writeCents, writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { ConnectAccount } from './ConnectAccount.tsx'
import { WherePaid } from './WherePaid.tsx'

const Paid = ({ payouts }: Pick<OwnBalance, 'payouts'>) => (
  <Table caption="Payouts, newest first" folds>
    <thead>
      <tr>
        <TableHead>Sent on (UTC)</TableHead>
        <TableHead>Reference</TableHead>
        <TableHead>Account</TableHead>
        <TableHead>State</TableHead>
        <TableHead numeric>Amount</TableHead>
        <TableHead>
          <span className="sr-only">Advice</span>
        </TableHead>
      </tr>
    </thead>
    <tbody>
      {payouts.map((payout) => (
        <TableRow key={payout.id}>
          <TableCell>{payout.sentAt ? writeDate(payout.sentAt) : '–'}</TableCell>
          <TableCell label="Reference">
            <Mono>{payout.reference}</Mono>
          </TableCell>
          <TableCell label="Account">
            {payout.accountEnding ? <Mono>… {payout.accountEnding}</Mono> : '–'}
          </TableCell>
          <TableCell label="State">
            {payoutStates[payout.state]}
            {payout.returnReason && (
              <span className="block text-muted text-sm">{writeReturnReason(payout.returnReason)}</span>
            )}
          </TableCell>
          <TableCell label="Amount" numeric>
            {writeCents(payout.amountCents)}
          </TableCell>
          <TableCell>
            <a
              href={hrefOf(payoutsApi.advice, { params: { id: payout.id } })}
              className="text-leaf-strong underline underline-offset-4"
            >
              Advice
            </a>
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** Whether any money is anywhere: in a pile, or paid out. */
const isNothing = ({ availableCents, pendingCents, sentCents, escrowCents, payouts }: OwnBalance): boolean =>
  payouts.length === 0 && [availableCents, pendingCents, sentCents, escrowCents].every((cents) => cents === 0)

/** What is earned, when it is paid, and what was. Before the first project the account to be paid to is one press away. */
export const BalancePart = ({ hasProject }: { hasProject: boolean }) => {
  const query = useQuery(balanceQuery())
  const { data: promised } = useQuery(forwardQueries.promised())
  return (
    <Loaded query={query} what="your balance" room="h-32">
      {(balance) => (
        <section aria-labelledby="payouts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Heading level={2} look="small" id="payouts">
            Your money
          </Heading>
          {(hasProject || !isNothing(balance)) && (
            <BalancePiles balance={balance} milestones={promised?.milestones ?? []} />
          )}
          {balance.connect ? (
            <ConnectAccount connect={balance.connect} />
          ) : (
            <WherePaid isLater={!hasProject} />
          )}
          <p className="text-muted text-note">
            The marketplace keeps {writeFee(balance.feeBasisPoints)} of each sale; the amounts here are after
            the fee. A payout run has no fixed day: two of us agree each, and a mail tells you when yours is
            sent.
          </p>
          {balance.payouts.length > 0 && <Paid payouts={balance.payouts} />}
        </section>
      )}
    </Loaded>
  )
}
