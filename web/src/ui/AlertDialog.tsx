import { useId } from 'react'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'

type AlertDialogProps = { open: boolean; text: string; onClose: () => void }

/** One text, one button. It stands where a browser's alert would, and can be heard, styled and tested. */
export const AlertDialog = ({ open, text, onClose }: AlertDialogProps) => {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      label="Alert"
      describedBy={id}
      closesOutside={false}
      className="arrives m-auto w-[min(26rem,calc(100vw-2rem))] rounded-soft border border-hairline border-t-4 border-t-ochre"
    >
      <div className="grid gap-6 p-6">
        <p id={id} className="text-[1.0625rem]">
          {text}
        </p>
        <Button className="justify-self-end" autoFocus onClick={onClose}>
          OK
        </Button>
      </div>
    </Modal>
  )
}
