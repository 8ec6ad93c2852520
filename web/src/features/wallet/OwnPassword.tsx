import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>

/** Asks whoever is signed in for the password again, before a wallet is linked and before anything leaves for one. */
export const OwnPassword = (props: Props) => (
  <PasswordField
    label="Your password"
    hint="What leaves for a wallet comes back by its key alone: say that it is you."
    autoComplete="current-password"
    {...props}
  />
)
