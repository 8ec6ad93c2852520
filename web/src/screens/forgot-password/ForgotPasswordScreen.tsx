import { useState } from 'react'
import { ForgotPasswordForm } from '../../features/identity/ForgotPasswordForm.tsx'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Forgot password' })

export default function ForgotPasswordScreen() {
  const [askedFor, setAskedFor] = useState<string>()
  return (
    <FormPage
      eyebrow="Your account"
      title="Forgot password"
      text="We send a link to your e-mail address. It works once, for one hour."
      foot={
        <p>
          Remembered it? <TextLink to="/signin">Sign in</TextLink> or{' '}
          <TextLink to="/sellerlogin">seller login</TextLink>
        </p>
      }
    >
      {askedFor ? (
        <Notice
          title={`If an account exists for ${askedFor}, a reset link is on its way.`}
          action={
            <Button variant="outline" size="small" onClick={() => setAskedFor(undefined)}>
              Use another address
            </Button>
          }
        >
          Look in the spam folder too. You may close this page.
        </Notice>
      ) : (
        <ForgotPasswordForm onAsked={setAskedFor} />
      )}
    </FormPage>
  )
}
