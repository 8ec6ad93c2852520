import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { identityApi, SignIn } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { EmailField } from './EmailField.tsx'
import { ProviderOption } from './ProviderOption.tsx'
import { toastRefusal } from './toast-refusal.ts'
import { useOffer } from './use-offer.ts'

type Props = {
  onAnswered: (answer: AnswerOf<typeof identityApi.signIn>) => Promise<void>
  onRememberMe: (rememberMe: boolean) => void
}

export const SellerLoginForm = ({ onAnswered, onRememberMe }: Props) => {
  const { form, bind, submit, isSending } = useContractForm(SignIn, {
    start: { email: '', password: '', rememberMe: false },
    onRefused: toastRefusal,
  })
  const rememberMe = bind('rememberMe')
  const [typed, isRemembered] = form.watch(['email', 'rememberMe'])
  const offer = useOffer(typed)
  const onSubmit = submit(async (body) => {
    await onAnswered(await send(identityApi.signIn, { body }))
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <EmailField required {...bind('email')} />
      <ProviderOption offer={offer} email={typed} rememberMe={isRemembered} onAnswered={onAnswered}>
        <PasswordField label="Password" required autoComplete="current-password" {...bind('password')} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="Remember me"
            {...rememberMe}
            onChange={(event) => {
              onRememberMe(event.target.checked)
              void rememberMe.onChange(event)
            }}
          />
          <TextLink to="/forgot-password" className="text-sm">
            Forgot password
          </TextLink>
        </div>
        <Button type="submit" busy={isSending} busyLabel="Signing In...">
          Sign In
        </Button>
      </ProviderOption>
    </form>
  )
}
