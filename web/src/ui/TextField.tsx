import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field } from './Field.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  aside?: ReactNode
  /** Figures stand under figures: set in the mono face. */
  figures?: boolean
}

export const TextField = ({
  label,
  hint,
  error,
  aside,
  id,
  className,
  figures,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} aside={aside} id={id} className={className}>
    {(parts) => (
      <input
        {...rest}
        {...parts}
        type={type}
        className={cn(controlLook, figures && 'font-mono tabular-nums')}
      />
    )}
  </Field>
)
