import { useState } from 'react'
import { showAlert } from '../../ui/alert.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

export const OverlaySpecimens = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="grid gap-4 border-hairline border-t pt-6">
      <Heading level={3} look="small">
        Above the page
      </Heading>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => toast.success('Saved')}>
          Success toast
        </Button>
        <Button variant="outline" onClick={() => toast.info('A new version is here')}>
          Information toast
        </Button>
        <Button variant="outline" onClick={() => toast.error('This did not work')}>
          Error toast
        </Button>
        <Button variant="outline" onClick={() => void showAlert('Please upload an ESG report .pdf')}>
          Alert
        </Button>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title="A dialog"
        text="It takes the keyboard, and gives it back."
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        <TextField label="Name" />
      </Dialog>
    </div>
  )
}
