import { reasonTooShort, saysWhy } from '@ledgerleaf/contract/reason'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useDeskRefresh } from './use-desk-refresh.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** The amount and the person once more, before it is done. */
  text: string
  label?: string
  hint?: string
  confirm: string
  danger?: boolean
  act: (reason: string) => Promise<unknown>
  children?: ReactNode
}

const Form = ({
  onClose,
  label = 'Why',
  hint = 'It stands in the trail, which operators and auditors read.',
  confirm,
  danger = false,
  act,
}: Omit<Props, 'open' | 'title' | 'text' | 'children'>) => {
  const refresh = useDeskRefresh()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (!saysWhy(reason)) {
      setError(reasonTooShort)
      return field.current?.focus()
    }
    setBusy(true)
    setError(undefined)
    try {
      await act(reason)
      onClose()
    } catch (refusal) {
      setError(messageOf(refusal))
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        rows={3}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}

/** Asks for the reason of an act, and says once more what it does to whom. */
export const ReasonDialog = ({ open, onClose, title, text, children, ...form }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} text={text}>
    {children}
    {open && <Form onClose={onClose} {...form} />}
  </Dialog>
)
