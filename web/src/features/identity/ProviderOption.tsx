import { type ProviderOffer, providersApi } from '@ledgerleaf/contract/providers'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { type OnAnswered, usePopupSignIn } from './use-popup-sign-in.ts'

type Props = {
  offer: ProviderOffer | null
  email: string
  rememberMe: boolean
  onAnswered: OnAnswered
  /** The way by password. */
  children: ReactNode
}

/** The provider of the organisation whose domain was typed, before the password or in its place. */
export const ProviderOption = ({ offer, email, rememberMe, onAnswered, children }: Props) => {
  const [wantsPassword, setWantsPassword] = useState(false)
  const { isWaiting, open } = usePopupSignIn(onAnswered)
  if (!offer) return children
  const { name, isRequired } = offer
  return (
    <>
      <div className="grid gap-3 border-leaf border-l-2 pl-4">
        <p className="text-muted text-note [overflow-wrap:anywhere]">
          {isRequired
            ? `Your organisation signs its members in through ${name}.`
            : `Addresses like yours can sign in through ${name}.`}
        </p>
        <Button onClick={() => open(() => send(providersApi.start, { body: { email, rememberMe } }))}>
          {isWaiting ? `Waiting for ${name}...` : `Continue with ${name}`}
        </Button>
      </div>
      {isRequired && !wantsPassword ? (
        <p className="text-muted text-sm">
          Owners, and members of other organisations too, may{' '}
          <button
            type="button"
            className="text-leaf-strong underline underline-offset-4 hover:text-ink"
            onClick={() => setWantsPassword(true)}
          >
            use a password
          </button>
          .
        </p>
      ) : (
        children
      )}
    </>
  )
}
