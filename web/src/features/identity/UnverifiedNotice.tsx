import type { Person } from '@ledgerleaf/contract/identity'
import { SendAgain } from '../../nouns/person/SendAgain.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** A quiet reminder until the address is confirmed; nothing is blocked by it. */
export const UnverifiedNotice = ({ person }: { person: Person }) => {
  if (person.emailVerified) return null
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          Please confirm your e-mail address: we sent a link to{' '}
          <span className="break-all font-medium">{person.email}</span>.
        </p>
        <SendAgain email={person.email} />
      </div>
    </Notice>
  )
}
