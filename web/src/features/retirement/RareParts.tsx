import type { Bind } from '../../forms/use-contract-form.ts'
import { Fold } from '../../ui/Fold.tsx'
import { MessageField } from './MessageField.tsx'
import type { WordsText } from './retire-form.ts'
import { ShareRows } from './ShareRows.tsx'
import type { RetireDay } from './use-retire-day.ts'
import type { Sharing } from './use-shares.ts'
import { WhenFields } from './WhenFields.tsx'

type Props = {
  bind: Bind<WordsText>
  typed: Pick<WordsText, 'beneficiary' | 'message'>
  sharing: Sharing
  tonnes: number
  day: RetireDay
  mayTakeHeld: boolean
}

/** What few retirements have: it is one press away, and in sight while it is used. */
export const RareParts = ({ bind, typed, sharing, tonnes, day, mayTakeHeld }: Props) => {
  return (
    <Fold
      title="Message, shares or a later day (optional)"
      staysOpen={sharing.isOn || day.isLater || typed.message !== ''}
      className="border-hairline border-y py-1"
    >
      <div className="grid gap-6 pb-4">
        <MessageField {...bind('message')} />
        <ShareRows sharing={sharing} tonnes={tonnes} beneficiary={typed.beneficiary} />
        <WhenFields day={day} mayTakeHeld={mayTakeHeld} />
      </div>
    </Fold>
  )
}
