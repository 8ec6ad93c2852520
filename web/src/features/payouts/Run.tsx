import { bankApi } from '@ledgerleaf/contract/bank'
import { writeMoney, writeTotals } from '@ledgerleaf/contract/currencies'
import { payoutStates } from '@ledgerleaf/contract/payout-words'
import { type PayingAccount, type PayoutRun, payoutsApi } from '@ledgerleaf/contract/payouts'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { hrefOf } from '../../api/request.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCents, writeDate, writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { CameBack } from './CameBack.tsx'
import { NamedMark } from './NamedMark.tsx'
import { useMoneyAct } from './use-money-act.ts'

const states = {
  proposed: { word: 'Waits for a second operator', tone: 'attention' },
  sent: { word: 'On its way', tone: 'leaf' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
} as const

/** What the bank has said of all in it is what the run has come to. */
const stateOf = ({
  state,
  payouts,
  returns,
}: PayoutRun): { word: string; tone: 'attention' | 'leaf' | 'neutral' } => {
  const parts = [...payouts, ...returns].map((part) => part.state)
  if (state !== 'sent' || parts.includes('sent')) return states[state]
  const back = parts.filter((part) => part === 'returned').length
  if (back === 0) return { word: 'All of it has arrived', tone: 'leaf' }
  return back === parts.length
    ? { word: 'All of it came back', tone: 'attention' }
    : { word: `Done: ${writeWhole(back)} of ${writeWhole(parts.length)} came back`, tone: 'attention' }
}

const Payouts = ({ run }: { run: PayoutRun }) => (
  <Table caption={`Payouts of the run of ${writeDate(run.madeAt)}`} folds>
    <thead>
      <tr>
        <TableHead>Seller</TableHead>
        <TableHead>Reference</TableHead>
        <TableHead>Account</TableHead>
        <TableHead>State</TableHead>
        <TableHead numeric>Amount</TableHead>
      </tr>
    </thead>
    <tbody>
      {run.payouts.map((payout) => (
        <TableRow key={payout.id}>
          <TableCell className="font-medium">{payout.sellerName}</TableCell>
          <TableCell label="Reference">
            <Mono>{payout.reference}</Mono>
          </TableCell>
          <TableCell label="Account">
            <Mono>… {payout.accountEnding}</Mono>
          </TableCell>
          <TableCell label="State">
            <div>
              {payoutStates[payout.state]}
              {payout.returnReason && (
                <span className="block text-muted text-sm">{writeReturnReason(payout.returnReason)}</span>
              )}
            </div>
          </TableCell>
          <TableCell label="Amount" numeric>
            {writeCents(payout.amountCents)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

const returnStates = {
  owed: 'Owed',
  proposed: 'Proposed',
  sent: 'On its way',
  confirmed: 'Booked by the bank',
  returned: 'Came back',
} as const

const Returns = ({ run }: { run: PayoutRun }) => (
  <Table caption={`Money the run of ${writeDate(run.madeAt)} sends back`} folds>
    <thead>
      <tr>
        <TableHead>Payer</TableHead>
        <TableHead>Reference</TableHead>
        <TableHead>State</TableHead>
        <TableHead numeric>Amount</TableHead>
      </tr>
    </thead>
    <tbody>
      {run.returns.map((one) => (
        <TableRow key={one.id}>
          <TableCell className="font-medium">
            {one.payeeName}, … {one.payeeEnding}
            <NamedMark owed={one} />
          </TableCell>
          <TableCell label="Reference">
            <Mono>{one.reference}</Mono>
          </TableCell>
          <TableCell label="State">
            <div>
              {returnStates[one.state]}
              <CameBack owed={one} />
            </div>
          </TableCell>
          <TableCell label="Amount" numeric>
            {writeMoney(one.amountMinor, one.currency)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** Which of the runs a button is of, for whoever only hears its name. */
const OfRun = ({ run }: { run: PayoutRun }) => (
  <span className="sr-only">
    , run of {writeTotals(run.totals)} proposed on {writeInstant(run.madeAt)}
  </span>
)

type ActProps = { run: PayoutRun; paysFrom: PayingAccount | null }

const sendWords = ({ payouts, returns }: PayoutRun): string =>
  [
    ...(payouts.length > 0
      ? [
          `${writeWhole(payouts.length)} ${payouts.length === 1 ? 'payout leaves its seller’s balance' : 'payouts leave their sellers’ balances'} at once, and the sellers are told by mail.`,
        ]
      : []),
    ...(returns.length > 0
      ? [
          `${writeWhole(returns.length)} ${returns.length === 1 ? 'payment goes' : 'payments go'} back to payers.`,
        ]
      : []),
    'It cannot be taken back here.',
  ].join(' ')

const Proposed = ({ run, paysFrom }: ActProps) => {
  const { act, busy, error } = useMoneyAct()
  const [asks, setAsks] = useState(false)
  const params = { id: run.id }
  const hasNamed = run.returns.some(({ named }) => named?.isYou)
  const sendRun = () =>
    act(async () => {
      setAsks(false)
      await send(payoutsApi.send, { params })
      toast.success('The run is sent. Hand its file to the bank.')
    })
  return (
    <div className="grid gap-3">
      {run.isOwn && <p className="text-muted text-note">You proposed it: another operator has to send it.</p>}
      {!run.isOwn && hasNamed && (
        <p className="text-muted text-note">
          You said to which account some of it goes: another operator has to send it.
        </p>
      )}
      {!paysFrom && (
        <p className="text-note">
          It is not said from which account money is sent: set BANK_HOLDER, BANK_IBAN and BANK_BIC.
        </p>
      )}
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!run.isOwn && !hasNamed && paysFrom && (
          <Button size="small" busy={busy} onClick={() => setAsks(true)}>
            Send
            <OfRun run={run} />
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          busy={busy}
          onClick={() => void act(() => send(payoutsApi.withdraw, { params }))}
        >
          Withdraw
          <OfRun run={run} />
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Send ${writeTotals(run.totals)}?`}
        text={sendWords(run)}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => setAsks(false)}>
            Cancel
          </Button>
          <Button onClick={() => void sendRun()}>Send {writeTotals(run.totals)}</Button>
        </div>
      </Dialog>
    </div>
  )
}

const Sent = ({ run, paysFrom }: ActProps) => {
  const { act, busy, error } = useMoneyAct()
  const waits = [...run.payouts, ...run.returns].some(({ state }) => state === 'sent')
  const answer = () =>
    act(async () => {
      const { matched } = await send(bankApi.sandboxAnswer, { params: { id: run.id } })
      toast.success(`The sandbox bank has answered: ${writeWhole(matched)} lines are matched.`)
    })
  return (
    <div className="grid gap-3">
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={hrefOf(payoutsApi.file, { params: { id: run.id } })}
          download
          className={buttonLook('outline', 'small')}
        >
          <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
          File for the bank
          <OfRun run={run} />
        </a>
        {waits && paysFrom?.isSandbox && (
          <Button variant="outline" size="small" busy={busy} onClick={() => void answer()}>
            Let the sandbox bank answer
            <OfRun run={run} />
          </Button>
        )}
        {waits && <p className="text-muted text-note">The bank’s statement says what arrived.</p>}
      </div>
    </div>
  )
}

/** A run with what has become of each payout, and what can be done with it. */
export const Run = ({ run, paysFrom }: ActProps) => (
  <article aria-labelledby={`run-${run.id}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <Heading level={3} id={`run-${run.id}`}>
        {writeTotals(run.totals)}
      </Heading>
      <Badge tone={stateOf(run).tone}>{stateOf(run).word}</Badge>
    </div>
    <p className="text-muted text-note">
      Proposed by {run.madeBy} on {writeDate(run.madeAt)}
      {run.decidedAt &&
        `; ${run.state === 'sent' ? 'sent' : 'withdrawn'} by ${run.decidedBy ?? 'somebody'} on ${writeDate(run.decidedAt)}`}{' '}
      (UTC)
    </p>
    {run.payouts.length > 0 && <Payouts run={run} />}
    {run.returns.length > 0 && <Returns run={run} />}
    {run.state === 'proposed' && <Proposed run={run} paysFrom={paysFrom} />}
    {run.state === 'sent' && <Sent run={run} paysFrom={paysFrom} />}
  </article>
)
