import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { cn } from './cn.ts'

type ModalProps = {
  open: boolean
  /** Asked to close: by Escape, by a click beside it, or by a form with method="dialog". */
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  labelledBy?: string
  describedBy?: string
  label?: string
  /** An alert wants an answer: a click beside it is not one. */
  closesOutside?: boolean
  className?: string
  children: ReactNode
}

/**
 * Within it a dialog lies on the page, wherever the page is: for a page that is itself only looked at, such as on the stage of
 * a tour, over whose controls a true dialog would lie.
 */
export const OpensInPlace = createContext(false)

/**
 * The browser's own modal dialog: the page behind it is inert, Escape closes it, and focus returns to where it came
 * from. It weighs nothing, which is why we carry no library for it.
 */
export const Modal = ({
  open,
  onClose,
  role = 'dialog',
  labelledBy,
  describedBy,
  label,
  closesOutside = true,
  className,
  children,
}: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const isInPlace = use(OpensInPlace)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  if (isInPlace)
    return (
      open && (
        <div className="absolute inset-x-0 top-0 z-40 grid grid-cols-[minmax(0,1fr)] justify-items-center">
          <div data-opened className={cn('max-w-full bg-sheet text-ink', className)}>
            {children}
          </div>
        </div>
      )
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser handles it
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-label={label}
      // The browser tells of every closing, also of ours, and a moment later: by then another one may stand here.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
      className={cn('bg-sheet text-ink backdrop:bg-veil', className)}
    >
      {open && children}
    </dialog>
  )
}
