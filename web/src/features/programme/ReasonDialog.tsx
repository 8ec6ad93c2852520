import { Dialog } from '../../ui/Dialog.tsx'
import { ReasonForm } from './ReasonForm.tsx'

export type AskedDecision = { title: string; text: string; wish: object; doing: string; button: string }

type ReasonDialogProps = { asked: AskedDecision | null; onClose: () => void }

/** Asks for the reason of something that is done with one click otherwise. */
export const ReasonDialog = ({ asked, onClose }: ReasonDialogProps) => (
  <Dialog open={asked !== null} onClose={onClose} title={asked?.title ?? ''} text={asked?.text ?? ''}>
    {asked && (
      <ReasonForm name={asked.title} wish={asked.wish} doing={asked.doing} onDone={onClose}>
        {asked.button}
      </ReasonForm>
    )}
  </Dialog>
)
