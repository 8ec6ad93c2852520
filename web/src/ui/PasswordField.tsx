import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from './cn.ts'
import { controlLook, Field } from './Field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  aside?: ReactNode
}

export const PasswordField = ({ label, hint, error, aside, id, className, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id} className={className}>
      {(parts) => (
        <div className="relative">
          <input
            {...rest}
            {...parts}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={cn(controlLook, 'pr-12')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={parts.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-soft text-muted hover:text-ink focus-visible:-outline-offset-4"
          >
            <Icon aria-hidden="true" className="size-[1.125rem]" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Field>
  )
}
