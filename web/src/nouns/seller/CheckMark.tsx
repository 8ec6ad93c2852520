import { checkedWords } from '@ledgerleaf/contract/seller-check-words'
import { writeDate } from '../../ui/format.ts'

/** Whether an operator has checked who a seller is, and in full what was looked at. */
export const CheckMark = ({ checkedOn, inFull }: { checkedOn: string | null; inFull?: boolean }) => (
  <p className={checkedOn ? 'text-leaf-strong text-sm' : 'text-muted text-sm'}>
    {checkedOn
      ? `Identity checked by Ledgerleaf on ${writeDate(checkedOn)}${inFull ? '.' : ''}`
      : `Identity not checked yet${inFull ? '.' : ''}`}
    {checkedOn && inFull && <span className="text-muted"> {checkedWords}</span>}
  </p>
)
