import { useState } from 'react'
import { useSiteInfo } from '../../api/site.ts'
import { ForgotPasswordForm } from '../../features/identity/ForgotPasswordForm.tsx'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Forgot password' })

export default function ForgotPasswordScreen() {
  const [askedFor, setAskedFor] = useState<string>()
  const isUnsent = useSiteInfo()?.sendsMail === false
  return (
    <FormPage
      eyebrow="Your account"
      title="Forgot password"
      text={
        isUnsent
          ? 'No mail server is set here, so no link can reach your mailbox. Ask whoever runs this server: the link is kept there, and they can read it to you.'
          : 'We send a link to your e-mail address. It works once, for one hour.'
      }
      foot={
        <p>
          Remembered it? <TextLink to="/signin">Sign in</TextLink> or{' '}
          <TextLink to="/sellerlogin">seller login</TextLink>
        </p>
      }
    >
      {askedFor ? (
        <Notice
          title={
            isUnsent
              ? `If an account exists for ${askedFor}, a reset link is made, but not sent.`
              : `If an account exists for ${askedFor}, a reset link is on its way.`
          }
          action={
            <Button variant="outline" size="small" onClick={() => setAskedFor(undefined)}>
              Use another address
            </Button>
          }
        >
          {isUnsent
            ? 'Ask whoever runs this server for it.'
            : 'Look in the spam folder too. You may close this page.'}
        </Notice>
      ) : (
        <>
          {isUnsent && <ButtonLink to="/signin">Back to sign in</ButtonLink>}
          <section
            aria-label={isUnsent ? 'A reset link' : undefined}
            className={isUnsent ? 'grid gap-4 border-hairline border-t pt-6' : undefined}
          >
            {isUnsent && (
              <p className="text-note text-muted">
                You know whom to ask? Have the link made first. It works once, for one hour.
              </p>
            )}
            <ForgotPasswordForm isUnsent={isUnsent} onAsked={setAskedFor} />
          </section>
        </>
      )}
    </FormPage>
  )
}
