import { FactorList } from '../../features/identity/FactorList.tsx'
import { PersonalData } from '../../features/identity/PersonalData.tsx'
import { Profile } from '../../features/identity/Profile.tsx'
import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { SessionList } from '../../features/identity/SessionList.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { OwnSearches } from '../../features/marketplace/searches/OwnSearches.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type IndexEntry, PageIndex } from '../../ui/PageIndex.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Account' })

const entries: readonly IndexEntry[] = [
  { id: 'profile', name: 'Profile' },
  { id: 'factors', name: 'Second factor' },
  { id: 'sessions', name: 'Sessions' },
  { id: 'searches', name: 'Saved searches' },
  { id: 'personal-data', name: 'Your data' },
]

export default function AccountScreen() {
  return (
    <RequireSignIn door="buyer">
      {(person) => (
        // Each part's sheet begins with a rule of its own; a second one over it says nothing.
        <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-8 sm:px-8 lg:py-12 [&>section]:border-t-0 [&>section]:pt-0">
          <div className="grid gap-3">
            <Eyebrow>Your account</Eyebrow>
            <Heading level={1} className="[overflow-wrap:anywhere]">
              {person.name || 'Add your name'}
            </Heading>
            {!person.name && (
              <p className="text-muted [overflow-wrap:anywhere]">
                You are signed in as <EmailText>{person.email}</EmailText>.
              </p>
            )}
          </div>
          {person.isLimited ? (
            <>
              <Notice title="You signed in through your organisation">
                So you act for it alone. Your name, second factor, sessions and data are about you, and open
                once you sign in with your own password or passkey. Without a password, choose one by{' '}
                <TextLink to="/forgot-password">Forgot password</TextLink>.
              </Notice>
              <OwnSearches />
            </>
          ) : (
            <>
              <UnverifiedNotice person={person} />
              <PageIndex entries={entries} />
              <Profile person={person} />
              <FactorList isConfirmed={person.emailVerified} />
              <SessionList />
              <OwnSearches />
              <PersonalData />
            </>
          )}
        </div>
      )}
    </RequireSignIn>
  )
}
