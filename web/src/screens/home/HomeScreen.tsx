import type { Person, Role } from '@ledgerleaf/contract/identity'
import { Navigate } from 'react-router'
import { doors, operatorHome } from '../../features/identity/doors.ts'
import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { OwnInvitations } from '../../features/organisation/OwnInvitations.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Dashboard' })

const words = {
  buyer: {
    home: doors.buyer.home,
    title: 'Buyer dashboard',
    text: 'Credits you hold, what you retired and what you paid.',
  },
  seller: {
    home: doors.seller.home,
    title: 'Seller dashboard',
    text: 'Projects, listings and what buyers made of them.',
  },
  operator: { home: operatorHome, title: 'Operator’s desk', text: 'What waits for a review or a decision.' },
} as const satisfies Record<Role, object>

/** What anyone may open is offered to everyone; the desk only to who works there. */
const offered = (person: Person): Role[] =>
  person.roles.includes('operator') ? ['operator', 'buyer', 'seller'] : ['buyer', 'seller']

const Card = ({ role, held }: { role: Role; held: boolean }) => (
  <section className="grid content-start gap-4 border-edge border-t-2 bg-sheet p-6">
    <Heading level={2} look="small">
      {words[role].title}
    </Heading>
    <p className="text-muted">{words[role].text}</p>
    <ButtonLink to={words[role].home} variant={held ? 'primary' : 'outline'} className="justify-self-start">
      {held ? `Continue as ${role}` : `Open a ${role} account`}
    </ButtonLink>
  </section>
)

const Choice = ({ person }: { person: Person }) => {
  const roles = offered(person)
  const held = roles.filter((role) => person.roles.includes(role))
  const [only, other] = held
  if (only && !other) return <Navigate to={words[only].home} replace />
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-5 py-12 sm:px-8 lg:py-16">
      <div className="grid gap-3">
        <Eyebrow>{person.name || <EmailText>{person.email}</EmailText>}</Eyebrow>
        <Heading level={1}>{only ? 'Where to?' : 'What would you like to do?'}</Heading>
        {!only && (
          <p className="max-w-text text-muted">
            This account neither buys nor sells yet. Open the side you need; you can hold both with one
            e-mail.
          </p>
        )}
      </div>
      <OwnInvitations />
      <div className={cn('grid gap-4 md:grid-cols-2', roles.length > 2 && 'lg:grid-cols-3')}>
        {roles.map((role) => (
          <Card key={role} role={role} held={held.includes(role)} />
        ))}
      </div>
      <p className="text-note text-muted">
        Name, sessions and roles are under <TextLink to="/account">your account</TextLink>.
      </p>
    </div>
  )
}

export default function HomeScreen() {
  return <RequireSignIn door="buyer">{(person) => <Choice person={person} />}</RequireSignIn>
}
