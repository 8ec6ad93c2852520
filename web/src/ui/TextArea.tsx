import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field } from './Field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & { label: ReactNode; hint?: ReactNode; error?: string }

export const TextArea = ({ label, hint, error, id, className, rows = 5, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(parts) => <textarea {...rest} {...parts} rows={rows} className={cn(controlLook, 'resize-y')} />}
  </Field>
)
