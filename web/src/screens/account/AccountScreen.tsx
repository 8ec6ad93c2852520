import { FactorList } from '../../features/identity/FactorList.tsx'
import { PersonalData } from '../../features/identity/PersonalData.tsx'
import { Profile } from '../../features/identity/Profile.tsx'
import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { SessionList } from '../../features/identity/SessionList.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { OwnSearches } from '../../features/marketplace/searches/OwnSearches.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Account' })

export default function AccountScreen() {
  return (
    <RequireSignIn door="buyer">
      {(person) => (
        <div className="mx-auto grid w-full max-w-page gap-10 px-5 py-12 sm:px-8 lg:py-16">
          <div className="grid gap-3">
            <Eyebrow>Your account</Eyebrow>
            <Heading level={1} className="[overflow-wrap:anywhere]">
              {person.name || person.email}
            </Heading>
          </div>
          <UnverifiedNotice person={person} />
          <Profile person={person} />
          <OwnSearches />
          <FactorList isConfirmed={person.emailVerified} />
          <SessionList />
          <PersonalData />
        </div>
      )}
    </RequireSignIn>
  )
}
