import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

type FieldParts = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  id?: string
  /** On the right of the label: a link that helps with this field. */
  aside?: ReactNode
  className?: string
  children: (parts: FieldParts) => ReactNode
}

/** Label, hint and error around one control, tied together for a reader who hears the page. */
export const Field = ({ label, hint, error, id, aside, className, children }: FieldProps) => {
  const made = useId()
  const control = id ?? made
  const described = [hint ? `${control}-hint` : '', error ? `${control}-error` : ''].filter(Boolean).join(' ')
  return (
    // No wider than its room: a control has a least width of its own, and a row of them would overhang.
    <div className={cn('grid grid-cols-1 content-start gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={control} className="font-medium text-sm">
          {label}
        </label>
        {aside && <span className="text-sm">{aside}</span>}
      </div>
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${control}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control}-error`} className="flex gap-2 text-error text-sm" role="alert">
          <span aria-hidden="true" className="mt-2 h-px w-3 shrink-0 bg-error" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Shared by every control one can write in. */
export const controlLook =
  'block w-full min-h-11 rounded-soft border border-edge bg-sheet px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-muted/90 hover:border-ink focus-visible:border-leaf focus-visible:outline-offset-1 ' +
  'aria-invalid:border-error disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'
