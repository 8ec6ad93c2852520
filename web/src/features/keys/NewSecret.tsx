import { Button } from '../../ui/Button.tsx'
import { Copyable } from '../../ui/Copyable.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type ShownSecret = { id: string; name: string; secret: string }

/** What opens, this once: whoever closes it makes another. */
export const NewSecret = ({ shown, onClose }: { shown: ShownSecret | null; onClose: () => void }) => (
  <Dialog
    open={shown !== null}
    onClose={onClose}
    title={shown ? `The secret of “${shown.name}”` : ''}
    text="It is shown this once. We keep only its fingerprint, and nobody here can find it again."
    actions={
      <Button variant="primary" onClick={onClose}>
        I have it
      </Button>
    }
  >
    {shown && (
      <div className="grid gap-4">
        <Copyable label="Secret" text={shown.secret} />
        <Copyable label="Client ID" text={shown.id} />
        <Notice tone="attention">
          Put it where your programs keep their secrets: not into code, a page or a mail. Whoever has it acts
          for your organisation.
        </Notice>
      </div>
    )}
  </Dialog>
)
