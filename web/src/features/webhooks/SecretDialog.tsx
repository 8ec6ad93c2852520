import { secretOverlapHours } from '@ledgerleaf/contract/webhooks'
import { Button } from '../../ui/Button.tsx'
import { Copyable } from '../../ui/Copyable.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export type SigningSecret = { secret: string; isNew: boolean }

/** The only time that a secret is shown. */
export const SecretDialog = ({ shown, onClose }: { shown: SigningSecret | null; onClose: () => void }) => (
  <Dialog
    open={shown !== null}
    onClose={onClose}
    title="Your signing secret"
    text={
      shown?.isNew
        ? 'Your program checks with it that an event is ours. It is shown this once: put it where your program reads it.'
        : `For ${secretOverlapHours} hours the secret of before signs too. Put the new one in its place until then; it is shown this once.`
    }
    actions={<Button onClick={onClose}>I have kept it</Button>}
  >
    {shown && <Copyable label="Secret" text={shown.secret} />}
  </Dialog>
)
