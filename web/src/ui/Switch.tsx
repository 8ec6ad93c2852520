import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  /** In a table the column says what the switch is for: the label is then only heard. */
  labelHidden?: boolean
}

export const Switch = ({ label, labelHidden, id, className, ...rest }: SwitchProps) => {
  const made = useId()
  const control = id ?? made
  return (
    <label htmlFor={control} className={cn('inline-flex min-h-6 items-center gap-3 text-note', className)}>
      <span className="relative inline-flex h-6 w-11 shrink-0">
        <input
          {...rest}
          id={control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          className="peer h-6 w-11 appearance-none rounded-full border border-edge bg-sheet transition-colors checked:border-leaf checked:bg-leaf hover:border-ink disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-on-leaf"
        />
      </span>
      <span className={cn(labelHidden && 'sr-only')}>{label}</span>
    </label>
  )
}
