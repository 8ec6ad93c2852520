import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { HeldFor } from '../../ui/HeldFor.tsx'

type Props = { payUrl: string; heldUntil: string | null; onCancel: () => void; isCancelling: boolean }

/** An order whose payment page was left: the way back to it, or out of it. */
export const Waiting = ({ payUrl, heldUntil, onCancel, isCancelling }: Props) => (
  <div className="grid gap-4">
    <p className="font-medium">This order waits for its payment.</p>
    {heldUntil && <HeldFor until={heldUntil} />}
    <a href={payUrl} className={buttonLook('primary', 'regular', 'w-full')}>
      Continue to payment
    </a>
    <Button variant="quiet" busy={isCancelling} onClick={onCancel}>
      Cancel this order
    </Button>
  </div>
)
