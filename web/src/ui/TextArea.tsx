import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field } from './Field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** A field that grows with its text starts at its rows, not at one line. */
export const atLeast = (rows: number) => ({ minHeight: `calc(${rows}lh + 1.25rem)` })

export const TextArea = ({ label, hint, error, id, className, rows = 5, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(parts) => (
      <textarea
        {...rest}
        {...parts}
        rows={rows}
        style={atLeast(rows)}
        className={cn(controlLook, 'field-sizing-content resize-y')}
      />
    )}
  </Field>
)
