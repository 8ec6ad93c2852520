import type { Bind } from '../../forms/use-contract-form.ts'
import { Fold } from '../../ui/Fold.tsx'
import { usePhone } from '../../ui/use-phone.ts'
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

/** What few retirements have: beside a certificate there is room for it; on a phone it is one press away, and in sight while it is used. */
export const RareParts = ({ bind, typed, sharing, tonnes, day, mayTakeHeld }: Props) => {
  const isPhone = usePhone()
  return (
    <Fold
      title="Message, shares or a later day (optional)"
      isOpen={!isPhone}
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
