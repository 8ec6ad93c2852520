import { Dialog } from '../../ui/Dialog.tsx'
import { ReasonForm } from './ReasonForm.tsx'

export type AskedDecision = { title: string; text: string; wish: object; doing: string; button: string }

type ReasonDialogProps = {
  asked: AskedDecision | null
  /** Of the page as it is now: whoever was refused because somebody else decided may try again. */
  seenVersion: number
  onClose: () => void
}

/** Asks for the reason of something that is done with one click otherwise. */
export const ReasonDialog = ({ asked, seenVersion, onClose }: ReasonDialogProps) => (
  <Dialog open={asked !== null} onClose={onClose} title={asked?.title ?? ''} text={asked?.text ?? ''}>
    {asked && (
      <ReasonForm
        name={asked.title}
        wish={{ ...asked.wish, seenVersion }}
        doing={asked.doing}
        onDone={onClose}
      >
        {asked.button}
      </ReasonForm>
    )}
  </Dialog>
)
