import { bankApi, type OpenLine } from '@ledgerleaf/contract/bank'
import { currencies, writeMoney } from '@ledgerleaf/contract/currencies'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { DecideLine } from './DecideLine.tsx'
import { nameLine } from './line-words.ts'
import { useMoneyAct } from './use-money-act.ts'

type Act = 'assign' | 'giveBack' | 'setAside'

const titles: Record<Act, { title: string; text: string; button: string }> = {
  assign: {
    title: 'Assign to an invoice',
    text: 'It is taken as if it had carried the reference: the order settles if nothing is missing.',
    button: 'Assign',
  },
  giveBack: {
    title: 'Send it back',
    text: 'It is owed to whoever transferred it, and goes out with a run that another operator sends.',
    button: 'Send back',
  },
  setAside: {
    title: 'Set a line aside',
    text: 'Say why it is nothing that the marketplace has to act on: interest, a charge of the bank.',
    button: 'Set aside',
  },
}

/** What became of it; large lines wait for a second operator. */
const tell = ({ state }: { state: 'done' | 'proposed' }, done: string) => {
  toast.success(state === 'proposed' ? 'Proposed. Another operator has to confirm it.' : done)
}

/** Which line a button is of, for whoever only hears its name. */
const OfLine = ({ line }: { line: OpenLine }) => <span className="sr-only">: {nameLine(line)}</span>

type FormProps = { line: OpenLine; act: Act; onClose: () => void }

const Buttons = ({ act, busy, onClose }: { act: Act; busy: boolean; onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button variant="outline" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" busy={busy}>
      {titles[act].button}
    </Button>
  </div>
)

const Assign = ({ line, act, onClose }: FormProps) => {
  const { act: refresh } = useMoneyAct()
  const [likely] = line.likely
  const { bind, submit, isSending, refusal } = useContractForm(bankApi.assign.body, {
    start: { invoice: likely?.number ?? '', reason: '' },
  })
  const assign = submit(async (body) => {
    tell(
      await send(bankApi.assign, { params: { id: line.id }, body }),
      `Assigned to ${body.invoice}: ${nameLine(line)}`,
    )
    onClose()
    await refresh(async () => undefined)
  })
  return (
    <form noValidate onSubmit={assign} className="grid gap-4">
      {line.likely.length > 0 && (
        <ul className="grid gap-1 text-note">
          {line.likely.map(({ orderId, number, company, currency, missingMinor, because }) => (
            <li key={orderId}>
              {number}, {company}: {writeMoney(missingMinor, currency)} missing ({because})
            </li>
          ))}
        </ul>
      )}
      <TextField label="Invoice number or reference" figures {...bind('invoice')} />
      <TextField label="Why" hint="It stands in the trail." {...bind('reason')} />
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Buttons act={act} busy={isSending} onClose={onClose} />
    </form>
  )
}

const WithReason = ({ line, act, onClose }: FormProps) => {
  const { act: refresh } = useMoneyAct()
  const { bind, submit, isSending, refusal } = useContractForm(bankApi.setAside.body, {
    start: { reason: '' },
  })
  const { error = refusal, ...reason } = bind('reason')
  const say = submit(async (body) => {
    const params = { id: line.id }
    if (act === 'giveBack') {
      await send(bankApi.giveBack, { params, body })
      toast.success(`Owed back: ${nameLine(line)}`)
    } else tell(await send(bankApi.setAside, { params, body }), `Set aside: ${nameLine(line)}`)
    onClose()
    await refresh(async () => undefined)
  })
  return (
    <form noValidate onSubmit={say} className="grid gap-4">
      <TextField label="Why" hint="It stands in the trail." error={error} {...reason} />
      <Buttons act={act} busy={isSending} onClose={onClose} />
    </form>
  )
}

/** What can be said of a line that nobody has explained. Only money that came in can be placed or sent back. */
export const LineActs = ({ line }: { line: OpenLine }) => {
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const isMoney =
    line.isCredit &&
    line.amountCents > 0 &&
    currencies.some((currency) => currency.toUpperCase() === line.currency)
  const Form = act === 'assign' ? Assign : WithReason
  if (line.proposal) return <DecideLine line={line} proposal={line.proposal} />
  return (
    <div className="flex flex-wrap gap-2">
      {isMoney && (
        <>
          {line.returnReason === null && (
            <Button variant="outline" size="small" onClick={() => setAct('assign')}>
              Assign
              <OfLine line={line} />
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => setAct('giveBack')}>
            Send back
            <OfLine line={line} />
          </Button>
        </>
      )}
      <Button variant="quiet" size="small" onClick={() => setAct('setAside')}>
        Set aside
        <OfLine line={line} />
      </Button>
      <Dialog
        open={act !== undefined}
        onClose={close}
        title={titles[act ?? 'setAside'].title}
        text={titles[act ?? 'setAside'].text}
      >
        <p className="font-medium tabular-nums">
          {nameLine(line)}
          {line.remittance && (
            <span className="block font-normal text-muted text-note [overflow-wrap:anywhere]">
              {line.remittance}
            </span>
          )}
        </p>
        {act && <Form line={line} act={act} onClose={close} />}
      </Dialog>
    </div>
  )
}
