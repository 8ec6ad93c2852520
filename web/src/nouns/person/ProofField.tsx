import type { FactorKind } from '@ledgerleaf/contract/factors'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Bound = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>
type Props = {
  kinds: ReadonlySet<FactorKind>
  password: Bound
  code: Bound
  passwordLabel?: string
  /** Why it is asked. */
  hint?: string
  className?: string
  /** Where factors are put right, a recovery code is a proof too. */
  takesRecovery?: boolean
}

/** Asks somebody who is signed in who they are once more: by their second factor, or the password if they have none. */
export const ProofField = ({
  kinds,
  password,
  code,
  passwordLabel = 'Password',
  hint,
  className,
  takesRecovery = false,
}: Props) => {
  if (kinds.size === 0)
    return (
      <PasswordField
        label={passwordLabel}
        hint={hint}
        autoComplete="current-password"
        className={className}
        {...password}
      />
    )
  const ways = [
    ...(kinds.has('totp') ? ['Six digits of your authenticator app.'] : []),
    ...(kinds.has('passkey') ? ['Leave it empty to use a passkey.'] : []),
    ...(takesRecovery ? ['A recovery code does too.'] : []),
  ]
  if (!kinds.has('totp') && !takesRecovery && !code.error)
    return <p className="text-note text-muted">{hint} Your passkey is asked for when you send this.</p>
  return (
    <TextField
      label="Code"
      hint={[hint, ...ways].filter(Boolean).join(' ')}
      autoComplete="one-time-code"
      spellCheck={false}
      figures
      className={className}
      {...code}
    />
  )
}
