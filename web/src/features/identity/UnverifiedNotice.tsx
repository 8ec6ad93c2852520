import type { Person } from '@ledgerleaf/contract/identity'
import { useSiteInfo } from '../../api/site.ts'
import { SendAgain } from '../../nouns/person/SendAgain.tsx'
import { EmailAddress } from '../../ui/EmailAddress.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Nothing was sent, and nobody who reads this can change that. */
const Unsent = ({ email }: { email: string }) => (
  <Notice title="Your e-mail address cannot be confirmed here">
    <p className="max-w-text">
      No mail server is set here, so no link can reach <EmailAddress address={email} />. Whoever runs this
      server can give you the link.
    </p>
  </Notice>
)

/** A quiet reminder until the address is confirmed; nothing is blocked by it. */
export const UnverifiedNotice = ({ person }: { person: Person }) => {
  const site = useSiteInfo()
  if (person.emailVerified || !site) return null
  if (!site.sendsMail) return <Unsent email={person.email} />
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          Please confirm your e-mail address: we sent a link to <EmailAddress address={person.email} />.
        </p>
        <SendAgain email={person.email} />
      </div>
    </Notice>
  )
}
