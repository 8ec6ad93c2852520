import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** The buttons, in reading order; the last one is the one that acts. */
  actions?: ReactNode
  children?: ReactNode
}

export const Dialog = ({ open, onClose, title, text, actions, children }: DialogProps) => {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className="arrives m-auto w-[min(32rem,calc(100vw-2rem))] rounded-soft border border-hairline"
    >
      <div className="relative grid gap-5 p-6">
        <h2 id={`${id}-title`} className="pr-10 text-2xl">
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className="text-muted">
            {text}
          </p>
        )}
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        {/* Last in the order of the keyboard: whoever opens a dialog wants what is in it first. */}
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-soft text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
    </Modal>
  )
}
