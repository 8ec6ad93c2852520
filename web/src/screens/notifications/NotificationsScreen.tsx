import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { MailChoices } from '../../features/notices/MailChoices.tsx'
import { NoticeList } from '../../features/notices/NoticeList.tsx'
import { WaitingShort } from '../../features/operator/WaitingShort.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Notifications' })

export default function NotificationsScreen() {
  return (
    <RequireSignIn door="buyer">
      {(person) => (
        <div className="mx-auto grid w-full grid-cols-1 max-w-page gap-8 px-4 py-8 sm:px-8 lg:py-12">
          <div className="grid gap-3">
            <Heading level={1}>Notifications</Heading>
            <p className="max-w-text text-muted">
              {person.roles.includes('operator')
                ? 'What waits for operators, the first of it due first, and what happened in an organisation of your own.'
                : 'What happened in your organisation, and what is soon due.'}
            </p>
          </div>
          {person.roles.includes('operator') && (
            <div className="border-edge border-t-2">
              <WaitingShort />
            </div>
          )}
          <NoticeList
            isOperator={person.roles.includes('operator')}
            isSeller={person.roles.includes('seller')}
          />
          <MailChoices isConfirmed={person.emailVerified} isSeller={person.roles.includes('seller')} />
        </div>
      )}
    </RequireSignIn>
  )
}
