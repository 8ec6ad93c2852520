import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { changePerson } from '../../features/identity/change-person.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { ResetPasswordForm } from '../../features/identity/ResetPasswordForm.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Reset password' })

export default function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [expired, setExpired] = useState(token === '')
  const navigate = useNavigate()
  const done = async () => {
    // A new password ends every session of the account, this one too.
    await changePerson(null)
    toast.success('Your password is changed. Please sign in with the new one.')
    await navigate('/signin', { replace: true })
  }
  return (
    <FormPage eyebrow="Your account" title="Reset password">
      {expired ? (
        <Notice
          tone="attention"
          title="This link does not work any more"
          action={<ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>}
        >
          A reset link works once, for one hour, and only the newest one counts.
        </Notice>
      ) : (
        <ResetPasswordForm token={token} onReset={done} onExpired={() => setExpired(true)} />
      )}
    </FormPage>
  )
}
