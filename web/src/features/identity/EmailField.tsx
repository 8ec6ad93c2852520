import type { ComponentProps } from 'react'
import { TextField } from '../../ui/TextField.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>

/** The address an account is known by; a password manager looks for it under this name. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField label="Email" type="email" autoComplete="username" {...props} />
)
