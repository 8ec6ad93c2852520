import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { writeDate } from '../../ui/format.ts'

/** Beside an account that no bank named: who said it, when, and where the money was to go before. */
export const NamedMark = ({ owed: { named, before } }: { owed: OwedBack }) =>
  named && (
    <span className="block font-normal text-attention text-sm">
      {before
        ? `Changed from ${before.name}, … ${before.ending}, by `
        : 'The bank named no account: said by '}
      {named.isYou ? 'you' : named.by} on {writeDate(named.at)}
    </span>
  )
