import { writeFee } from '@ledgerleaf/contract/fees'
import { payoutStates } from '@ledgerleaf/contract/payout-words'
import { type OwnBalance, payoutsApi } from '@ledgerleaf/contract/payouts'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import { useQuery } from '@tanstack/react-query'
import { hrefOf } from '../../api/request.ts'
import { tellBlocked, tellRipening, tellWhenPaid } from '../../nouns/statement/balance-words.ts'
import { balanceQuery } from '../../nouns/statement/queries.ts'
import { writeCents, writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
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

/** What is earned and not paid out is free already or will be: the two come to the balance. */
const Earned = ({ balance }: { balance: OwnBalance }) => {
  const terms = [
    { sign: '', label: 'Available', cents: balance.availableCents, note: tellWhenPaid(balance) },
    { sign: '+', label: 'Pending', cents: balance.pendingCents, note: tellRipening(balance) },
    {
      sign: '=',
      label: 'Balance',
      cents: balance.availableCents + balance.pendingCents,
      note: 'Earned and not yet paid out',
    },
  ]
  return (
    <div className="grid border-edge border-t-2 bg-sheet px-4 sm:grid-cols-3 sm:px-0 sm:py-5">
      {terms.map(({ sign, label, cents, note }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div
          key={label}
          role="group"
          aria-label={label}
          className="relative grid grid-cols-[1fr_auto] content-start items-baseline gap-x-4 gap-y-1.5 border-hairline py-4 not-first:border-t sm:grid-cols-1 sm:px-5 sm:py-0 sm:not-first:border-t-0 sm:not-first:border-l"
        >
          {sign && (
            <span
              aria-hidden="true"
              className="absolute top-7 left-0 hidden size-6 -translate-x-1/2 place-items-center bg-sheet font-mono text-muted sm:grid"
            >
              {sign}
            </span>
          )}
          <p className="font-medium text-muted text-sm">
            {sign && (
              <span aria-hidden="true" className="mr-2 font-mono sm:hidden">
                {sign}
              </span>
            )}
            {label}
          </p>
          <p className="whitespace-nowrap font-display text-xl lining-nums tabular-nums lg:text-2xl">
            {writeCents(cents)}
          </p>
          <p className="text-muted text-sm max-sm:col-span-2">{note}</p>
        </div>
      ))}
    </div>
  )
}

/** Beside the balance, and no part of it. */
const Aside = ({ label, cents, note }: { label: string; cents: number; note: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div
    role="group"
    aria-label={label}
    className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-4 gap-y-1 py-3"
  >
    <p className="font-medium text-muted text-sm">{label}</p>
    <p className="font-mono tabular-nums">{writeCents(cents)}</p>
    <p className="col-span-2 max-w-text text-muted text-sm">{note}</p>
  </div>
)

/** What is earned, when it is paid, and what was. */
export const BalancePart = () => {
  const query = useQuery(balanceQuery())
  return (
    <Loaded query={query} what="your balance" room="h-32">
      {(balance) => (
        <section aria-labelledby="payouts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Heading level={2} look="small" id="payouts">
            What you are paid
          </Heading>
          {tellBlocked(balance) && <Notice tone="attention">{tellBlocked(balance)}</Notice>}
          <Earned balance={balance} />
          <div className="grid gap-x-10 bg-sheet px-4 py-1 sm:grid-cols-2 sm:px-5">
            <Aside
              label="On its way"
              cents={balance.sentCents}
              note={balance.sentCents > 0 ? 'Sent to your bank' : 'Nothing is on its way now'}
            />
            <Aside
              label="In escrow"
              cents={balance.escrowCents}
              note="Paid by buyers for what is not delivered yet, after the fee; yours with each delivery"
            />
          </div>
          {balance.connect ? <ConnectAccount connect={balance.connect} /> : <WherePaid />}
          <p className="text-muted text-note">
            The marketplace keeps {writeFee(balance.feeBasisPoints)} of each sale. The amounts above are after
            the fee.
          </p>
          {balance.payouts.length > 0 && <Paid payouts={balance.payouts} />}
        </section>
      )}
    </Loaded>
  )
}
