import type { MoneyProposal } from '@ledgerleaf/contract/money'
import { moneyApi } from '@ledgerleaf/contract/money-api'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCents, writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useDeskRefresh } from './use-desk-refresh.ts'
import { actNames } from './words.ts'

const Confirm = ({ proposal, onClose }: { proposal: MoneyProposal; onClose: () => void }) => {
  const refresh = useDeskRefresh()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await send(moneyApi.confirm, { params: { id: proposal.id } })
      toast.success('Confirmed, and done.')
      onClose()
    } catch (refusal) {
      setError(messageOf(refusal))
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return (
    <div className="grid gap-4">
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
        <Button busy={busy} onClick={() => void confirm()}>
          Confirm {writeCents(proposal.amountCents)}
        </Button>
      </div>
    </div>
  )
}

/** One act that waits, with what can become of it. */
export const Proposal = ({ proposal }: { proposal: MoneyProposal }) => {
  const [asks, setAsks] = useState<'confirm' | 'refuse'>()
  const close = () => setAsks(undefined)
  const what = `${actNames[proposal.kind]}, ${writeCents(proposal.amountCents)}`
  return (
    <li className="grid gap-3 border-hairline border-b py-5 first:border-t">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium text-lg tabular-nums">{what}</p>
        <TextLink to={`/operator/money/orders/${proposal.orderId}`} className="text-sm">
          {proposal.buyer}: {nameOrder(proposal.orderId)}
        </TextLink>
      </div>
      <p className="max-w-text [overflow-wrap:anywhere]">{proposal.reason}</p>
      <p className="text-muted text-sm">
        Proposed by {proposal.madeBy}, {writeInstant(proposal.madeAt)}.
        {proposal.isOwn && ' You proposed it: another operator has to confirm it.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!proposal.isOwn && (
          <Button size="small" onClick={() => setAsks('confirm')}>
            Confirm
          </Button>
        )}
        <Button size="small" variant="outline" onClick={() => setAsks('refuse')}>
          {proposal.isOwn ? 'Take back' : 'Refuse'}
        </Button>
      </div>
      <Dialog
        open={asks === 'confirm'}
        onClose={close}
        title={`Confirm ${writeCents(proposal.amountCents)}?`}
        text={`${what}, for ${proposal.buyer}. It is done at once and cannot be taken back here.`}
      >
        {asks === 'confirm' && <Confirm proposal={proposal} onClose={close} />}
      </Dialog>
      <ReasonDialog
        open={asks === 'refuse'}
        onClose={close}
        title={proposal.isOwn ? 'Take the proposal back?' : 'Refuse the proposal?'}
        text={`${what}, for ${proposal.buyer}. Nothing moves.`}
        confirm={proposal.isOwn ? 'Take it back' : 'Refuse it'}
        act={(reason) => send(moneyApi.refuse, { params: { id: proposal.id }, body: { reason } })}
      />
    </li>
  )
}

/** What waits for a second operator. */
export const Proposals = ({
  proposals,
  fourEyesCents,
}: {
  proposals: readonly MoneyProposal[]
  fourEyesCents: number
}) =>
  proposals.length > 0 && (
    <section aria-labelledby="proposals" className="grid gap-4">
      <Heading level={2} look="small" id="proposals">
        Waits for a second operator
      </Heading>
      <p className="max-w-text text-muted">
        Above {writeCents(fourEyesCents)} of one order, and where credits are used up already, one operator
        proposes and another confirms.
      </p>
      <ul>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  )
