import { bankApi } from '@ledgerleaf/contract/bank'
import { sumByCurrency, writeMoney, writeTotals } from '@ledgerleaf/contract/currencies'
import { type OwedBack, payoutsApi } from '@ledgerleaf/contract/payouts'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { AskToPropose } from './AskToPropose.tsx'
import { CameBack } from './CameBack.tsx'
import { NamedMark } from './NamedMark.tsx'
import { useMoneyAct } from './use-money-act.ts'

export const owedWords = {
  over: 'More was transferred than was owed',
  late: 'It came after its time, and the credits were gone or cost more',
  ended: 'The order was ended before all of it was there',
  again: 'The invoice was paid before',
  refund: 'The order was refunded',
  unclaimed: 'It was for nothing of ours',
} as const satisfies Record<OwedBack['why'], string>

const NamePayee = ({ owed, onClose }: { owed: OwedBack; onClose: () => void }) => {
  const { act } = useMoneyAct()
  const { bind, submit, isSending, refusal } = useContractForm(bankApi.namePayee.body, {
    start: { holder: '', bank: '', iban: '', bic: '', reason: '' },
    toInput: ({ reason, ...account }) => ({ account: { kind: 'iban', ...account }, reason }),
    names: {
      'account.holder': 'holder',
      'account.bank': 'bank',
      'account.iban': 'iban',
      'account.bic': 'bic',
    },
  })
  const name = submit(async (body) => {
    await send(bankApi.namePayee, { params: { id: owed.id }, body })
    onClose()
    await act(async () => undefined)
  })
  return (
    <form noValidate onSubmit={name} className="grid gap-4">
      <TextField label="Account holder" {...bind('holder')} />
      <TextField label="Bank" {...bind('bank')} />
      <TextField label="IBAN" figures {...bind('iban')} />
      <TextField label="BIC" figures {...bind('bic')} />
      <TextField label="How do you know it" hint="It stands in the trail." {...bind('reason')} />
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Keep the account
        </Button>
      </div>
    </form>
  )
}

/** What came by transfer and goes back. It is sent like payouts: one operator proposes, another sends. */
export const Owed = ({ owed }: { owed: readonly OwedBack[] }) => {
  const { act, busy, error } = useMoneyAct()
  const [asked, setAsked] = useState<OwedBack>()
  const [proposes, setProposes] = useState(false)
  if (owed.length === 0) return null
  const ready = owed.filter(({ payeeName }) => payeeName !== null)
  const totals = sumByCurrency(ready.map(({ currency, amountMinor }) => ({ currency, minor: amountMinor })))
  const propose = () =>
    act(async () => {
      setProposes(false)
      await send(payoutsApi.propose, { body: { sellerIds: [], returnIds: ready.map(({ id }) => id) } })
      toast.success('Proposed. Another operator has to send it.')
    })
  return (
    <section aria-labelledby="owed" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Heading level={2} look="small" id="owed">
        Owed back to payers
      </Heading>
      <Table caption="Money that goes back" folds="early">
        <thead>
          <tr>
            <TableHead>Payer</TableHead>
            <TableHead>Why</TableHead>
            <TableHead>Since</TableHead>
            <TableHead numeric>Amount</TableHead>
          </tr>
        </thead>
        <tbody>
          {owed.map((one) => (
            <TableRow key={one.id}>
              <TableCell className="font-medium">
                {one.payeeName === null ? (
                  <div className="grid justify-items-start gap-2">
                    {one.before && (
                      <span>
                        {one.before.name}, … {one.before.ending}
                      </span>
                    )}
                    <Button variant="outline" size="small" onClick={() => setAsked(one)}>
                      Say to which account
                      <span className="sr-only"> {one.reference} goes</span>
                    </Button>
                  </div>
                ) : (
                  <>
                    {one.payeeName}, … {one.payeeEnding}
                    <NamedMark owed={one} />
                  </>
                )}
              </TableCell>
              <TableCell label="Why">
                <div>
                  {owedWords[one.why]}
                  {one.invoiceNumber && `, ${one.invoiceNumber}`}
                  <CameBack owed={one} />
                </div>
              </TableCell>
              <TableCell label="Since">{writeDate(one.owedAt)}</TableCell>
              <TableCell label="Amount" numeric>
                {writeMoney(one.amountMinor, one.currency)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={ready.length === 0} busy={busy} onClick={() => setProposes(true)}>
          Propose to send back
        </Button>
        <p className="text-muted text-note tabular-nums" aria-live="polite">
          {writeWhole(ready.length)} {ready.length === 1 ? 'transfer' : 'transfers'}, {writeTotals(totals)}
        </p>
      </div>
      <AskToPropose
        open={proposes}
        title={`Propose to send back ${writeTotals(totals)}?`}
        text="Another operator sends it. Until then, or until the run is withdrawn, it can be in no other run."
        parts={ready.map((one) => ({
          id: one.id,
          name: `${one.payeeName}, … ${one.payeeEnding}`,
          amount: writeMoney(one.amountMinor, one.currency),
        }))}
        onClose={() => setProposes(false)}
        onPropose={propose}
      />
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Where does it go?"
        text="The bank named no account that money can be sent to, or that account did not take it."
      >
        {asked && <NamePayee owed={asked} onClose={() => setAsked(undefined)} />}
      </Dialog>
    </section>
  )
}
