import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  error?: string
  /** Stands at the end of the line and is read after the name. */
  note?: { shown: ReactNode; says: string } | undefined
}

export const Checkbox = ({ label, error, note, id, className, ...rest }: CheckboxProps) => {
  const made = useId()
  const control = id ?? made
  return (
    <div className={cn('grid gap-1', className)}>
      <label htmlFor={control} className="flex min-h-6 items-start gap-3 text-note">
        <span className="relative mt-0.5 grid size-5 shrink-0">
          <input
            {...rest}
            id={control}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${control}-error` : note ? `${control}-note` : undefined}
            className="peer size-5 appearance-none rounded-[4px] border border-edge bg-sheet transition-colors checked:border-leaf checked:bg-leaf hover:border-ink disabled:opacity-50 aria-invalid:border-error"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="pointer-events-none absolute inset-0 text-on-leaf opacity-0 peer-checked:opacity-100"
          >
            <path d="m5 10.5 3.3 3.3L15.2 6.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <span>{label}</span>
        {note && (
          <span
            aria-hidden="true"
            className="ml-auto self-center font-mono text-fine text-muted tabular-nums"
          >
            {note.shown}
          </span>
        )}
      </label>
      {note && (
        <span id={`${control}-note`} hidden>
          {note.says}
        </span>
      )}
      {error && (
        <p id={`${control}-error`} className="pl-8 text-error text-sm" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
