import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field } from './Field.tsx'
import { CrossSign } from './icons.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  aside?: ReactNode
  /** Figures stand under figures: set in the mono face. */
  figures?: boolean
  /** Stands in the field before what is typed: of what it is so many. */
  sign?: string
  /** Empties it with a press, where it holds something that can also go. */
  clear?: { says: string; act: () => void } | undefined
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
  clear,
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
          className={cn(controlLook, figures && 'font-mono tabular-nums', sign && 'pl-7', clear && 'pr-10')}
        />
        {clear && (
          <button
            type="button"
            aria-label={clear.says}
            onClick={clear.act}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-soft text-muted hover:text-ink"
          >
            <CrossSign className="size-4" />
          </button>
        )}
      </span>
    )}
  </Field>
)
