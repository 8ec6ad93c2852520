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
  /** Stands in the field before what is typed: of what it is so many. */
  sign?: string
}

export const TextField = ({
  label,
  hint,
  error,
  aside,
  id,
  className,
  figures,
  sign,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} aside={aside} id={id} className={className}>
    {(parts) => (
      <span className="relative block">
        {sign && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center font-mono text-muted"
          >
            {sign}
          </span>
        )}
        <input
          {...rest}
          {...parts}
          type={type}
          className={cn(controlLook, figures && 'font-mono tabular-nums', sign && 'pl-7')}
        />
      </span>
    )}
  </Field>
)
