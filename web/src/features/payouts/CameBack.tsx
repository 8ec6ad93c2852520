import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import { Mono } from '../../ui/Mono.tsx'

/** That it came back, or that it is made again for one that did, and why. */
export const CameBack = ({ owed: { returnReason, follows, state } }: { owed: OwedBack }) =>
  returnReason !== null && (
    <span className="block text-muted text-sm">
      {follows && (
        <>
          Again for <Mono>{follows}</Mono>
          {state === 'returned' ? '. ' : ', which came back: '}
        </>
      )}
      {!follows && state !== 'returned' && 'It came back: '}
      {writeReturnReason(returnReason)}
    </span>
  )
