import type { WaitingCredits } from '@ledgerleaf/contract/wallets'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'

type Props = { wait: WaitingCredits | undefined; hours: number }

/** That credits paid by card wait, until when, and why; or that they do not here. */
export const CardWait = ({ wait, hours }: Props) => {
  if (hours === 0)
    return (
      <p className="text-muted text-sm">
        Credits paid by card do not wait here. On a public chain they can be withdrawn some days after the
        payment, since a card payment can be called back and a token cannot.
      </p>
    )
  if (!wait) return null
  return (
    <Notice tone="attention" title={`From ${writeInstant(wait.until)}`}>
      {writeWhole(wait.quantity)} of these credits {wait.quantity === 1 ? 'was' : 'were'} paid by card less
      than {writeWhole(hours)} hours ago and can be withdrawn from then on: a card payment can be called back,
      and a token cannot. You can retire them at once.
    </Notice>
  )
}
