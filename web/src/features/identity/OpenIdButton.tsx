import type { Door } from '@ledgerleaf/contract/identity'
import { identityApi } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { type OnAnswered, usePopupSignIn } from './use-popup-sign-in.ts'

type Props = { door: Door; rememberMe?: boolean; onAnswered: OnAnswered }

export const OpenIdButton = ({ door, rememberMe = false, onAnswered }: Props) => {
  const site = useSiteInfo()
  const { isWaiting, open, fail } = usePopupSignIn(onAnswered)
  const name = site?.openIdName ?? 'Google'
  const begin = () => {
    if (site && !site.openIdName) return fail(`Sign-in with ${name} is not configured on this server.`)
    open(() => send(identityApi.startOpenId, { body: { door, rememberMe } }))
  }
  // Never disabled: whoever lost the window among others presses again, and gets it back.
  return (
    <Button variant="outline" onClick={begin}>
      {isWaiting ? `Waiting for ${name}...` : `Continue with ${name}`}
    </Button>
  )
}
