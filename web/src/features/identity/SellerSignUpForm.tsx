import { identityApi, type Person, passwordLengthMin, SignUpSeller } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { TermsLine } from '../../nouns/terms/TermsLine.tsx'
import { useTerms } from '../../nouns/terms/use-terms.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkConfirmed } from './confirmed-password.ts'
import { EmailField } from './EmailField.tsx'
import { SellerFields } from './SellerFields.tsx'
import { toastRefusal } from './toast-refusal.ts'

const empty = { firstName: '', lastName: '', companyName: '', email: '', password: '', confirmPassword: '' }

type Props = { onSignedUp: (person: Person) => Promise<void> }

export const SellerSignUpForm = ({ onSignedUp }: Props) => {
  const { bind, submit, isSending } = useContractForm(SignUpSeller, {
    start: empty,
    check: checkConfirmed,
    onRefused: toastRefusal,
  })
  const terms = useTerms(['sellers'])
  const onSubmit = submit(async (body) => {
    const { person } = await send(identityApi.signUpSeller, {
      body: { ...body, sellerTerms: terms[0]?.version },
    })
    await onSignedUp(person)
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <SellerFields bind={bind} />
      <EmailField required {...bind('email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        {...bind('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...bind('confirmPassword')}
      />
      <Button type="submit" busy={isSending} busyLabel="Creating Account...">
        Create Account
      </Button>
      <TermsLine by="creating an account" terms={terms} />
    </form>
  )
}
