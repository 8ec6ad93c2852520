import type { EntryTopic } from '@ledgerleaf/contract/entry-words'
import { cn } from '../../ui/cn.ts'

/**
 * Credits in the inks their states have everywhere; what moves none of them is an outline. At night the inks of what is issued
 * and what is on sale lie close together, so the second is half filled.
 */
const looks: Record<EntryTopic, string> = {
  supply: 'rounded-full border border-edge bg-issued',
  sale: 'rounded-full border border-edge bg-linear-to-r from-edge from-50% to-listed to-50%',
  orders: 'rounded-full bg-held',
  retired: 'rounded-full bg-retired',
  wallets: 'rotate-45 border-[1.5px] border-muted',
  money: 'rounded-full border-[1.5px] border-muted',
  acts: 'border-[1.5px] border-muted',
}

export const TopicMark = ({ topic }: { topic: EntryTopic | null }) => (
  <span
    aria-hidden="true"
    className={cn('size-2.5 shrink-0 self-center justify-self-center', topic ? looks[topic] : 'bg-hairline')}
  />
)
