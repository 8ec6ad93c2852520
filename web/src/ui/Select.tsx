import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field } from './Field.tsx'

type SelectProps = ComponentProps<'select'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** Our arrow over a list that has given up its own. */
export const SelectFrame = ({ children }: { children: ReactNode }) => (
  <div className="relative">
    {children}
    <ChevronDown
      aria-hidden="true"
      strokeWidth={1.5}
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
    />
  </div>
)

/** The platform's own list: it knows phones, keyboards and readers better than we would. */
export const Select = ({ label, hint, error, id, className, children, ...rest }: SelectProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(parts) => (
      <SelectFrame>
        <select {...rest} {...parts} className={cn(controlLook, 'appearance-none text-ellipsis pr-10')}>
          {children}
        </select>
      </SelectFrame>
    )}
  </Field>
)
