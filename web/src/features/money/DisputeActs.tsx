import type { DeskDispute, MoneyAct, MoneyOrder } from '@ledgerleaf/contract/money'
import { moneyApi } from '@ledgerleaf/contract/money-api'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { ChooseParts, type ChosenParts, partsOf } from '../../nouns/order/ChooseParts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeCents, writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { toast } from '../../ui/toast.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { disputeState } from './words.ts'

const bearers = {
  legend: 'Who bears it',
  whole: 'The platform',
  some: 'The sellers of these credits',
}

type Kind = 'accept_dispute' | 'answer_dispute' | 'settle_dispute'

const Act = ({
  order,
  dispute,
  kind,
  onClose,
}: {
  order: MoneyOrder
  dispute: DeskDispute
  kind: Kind
  onClose: () => void
}) => {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<ChosenParts>({ isWhole: true, credits: {} })
  const cents = writeCents(dispute.isUnsettled ? dispute.amountCents : dispute.openCents)
  const words = {
    accept_dispute: {
      title: `Accept the dispute over ${writeCents(dispute.amountCents)}?`,
      text: `The bank of ${order.buyer} takes ${writeCents(dispute.amountCents)} back, and the order follows once it says so.`,
      confirm: 'Accept the dispute',
      label: 'Why',
    },
    answer_dispute: {
      title: 'Answer the dispute?',
      text: `The bank of ${order.buyer} gets these words about ${writeCents(dispute.amountCents)}, once.`,
      confirm: 'Send the answer',
      label: 'What the bank is told',
    },
    settle_dispute: {
      title: `Settle ${cents}?`,
      text: `The bank of ${order.buyer} has taken ${cents} for which no credits came back. Say who bears it.`,
      confirm: `Settle ${cents}`,
      label: 'Why',
    },
  }[kind]
  const act = async (reason: string) => {
    const parts = partsOf(chosen)
    const doing: MoneyAct =
      kind === 'settle_dispute' ? { kind, disputeId: dispute.id, parts } : { kind, disputeId: dispute.id }
    const { state } = await send(moneyApi.act, {
      body: { act: doing, reason, requestId: null },
      idempotencyKey,
    })
    toast.success(state === 'proposed' ? 'Proposed. Another operator has to confirm it.' : 'Done.')
  }
  const lines = order.lines
    .filter(({ isForward, quantity, returned }) => !isForward && quantity > returned)
    .map((line) => ({ ...line, free: line.quantity - line.returned }))
  return (
    <ReasonDialog open onClose={onClose} {...words} act={act}>
      {kind === 'settle_dispute' && lines.length > 0 && (
        <ChooseParts lines={lines} chosen={chosen} onChange={setChosen} words={bearers} />
      )}
    </ReasonDialog>
  )
}

const isOver = ({ status }: DeskDispute): boolean => status === 'won' || status === 'lost'
const isLeftOf = ({ openCents, isUnsettled }: DeskDispute): boolean => openCents > 0 || isUnsettled

/** Whether it waits for an answer, or for somebody to say who bears it. */
export const needsSomebody = (dispute: DeskDispute): boolean => !isOver(dispute) || isLeftOf(dispute)

const Dispute = ({
  order,
  dispute,
  isWaiting,
}: {
  order: MoneyOrder
  dispute: DeskDispute
  isWaiting: boolean
}) => {
  const [kind, setKind] = useState<Kind>()
  const isDecided = isOver(dispute)
  const isLeft = isLeftOf(dispute)
  return (
    <li className="grid gap-3 border-hairline border-b py-5 first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-medium text-lg tabular-nums">{writeCents(dispute.amountCents)}</p>
        <Badge tone={isDecided && !isLeft ? 'neutral' : 'attention'}>{disputeState(dispute.status)}</Badge>
      </div>
      <p className="text-muted text-sm">
        {dispute.reason.replaceAll('_', ' ')}, since {writeDate(dispute.openedAt)} · <Mono>{dispute.id}</Mono>
        {dispute.openCents > 0 && ` · ${writeCents(dispute.openCents)} is left for somebody to bear`}
      </p>
      {!isWaiting && (
        <div className="flex flex-wrap gap-3">
          {!isDecided && (
            <>
              <Button size="small" onClick={() => setKind('answer_dispute')}>
                Answer
              </Button>
              <Button size="small" variant="outline" onClick={() => setKind('accept_dispute')}>
                Accept the dispute
              </Button>
            </>
          )}
          {isLeft && (
            <Button size="small" onClick={() => setKind('settle_dispute')}>
              Settle
            </Button>
          )}
        </div>
      )}
      {kind && <Act order={order} dispute={dispute} kind={kind} onClose={() => setKind(undefined)} />}
    </li>
  )
}

/** What the buyer's bank takes into question, and what can be said to it. */
export const DisputeActs = ({ order, isWaiting }: { order: MoneyOrder; isWaiting: boolean }) =>
  order.disputes.length > 0 && (
    <section aria-labelledby="disputes" className="grid gap-4">
      <Heading level={2} look="small" id="disputes">
        Disputes
      </Heading>
      <ul>
        {order.disputes.map((dispute) => (
          <Dispute key={dispute.id} order={order} dispute={dispute} isWaiting={isWaiting} />
        ))}
      </ul>
    </section>
  )
