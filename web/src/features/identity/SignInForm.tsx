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
  /** The address that is asked for, where only one will do. */
  email?: string
}

/** The buyer's door checks nothing itself: the identity service's own words are what the person reads. */
export const SignInForm = ({ onAnswered, email = '' }: Props) => {
  const { form, bind, submit, isSending } = useContractForm(SignIn, {
    start: { email, password: '', rememberMe: false },
    isJudgedByServer: true,
    onRefused: toastRefusal,
  })
  const [typed, rememberMe] = form.watch(['email', 'rememberMe'])
  const offer = useOffer(typed)
  const onSubmit = submit(async (body) => {
    await onAnswered(await send(identityApi.signIn, { body }))
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <EmailField {...bind('email')} />
      <ProviderOption offer={offer} email={typed} rememberMe={rememberMe} onAnswered={onAnswered}>
        <PasswordField label="Password" autoComplete="current-password" {...bind('password')} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox label="Remember me" {...bind('rememberMe')} />
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
