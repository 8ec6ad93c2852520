import type { Door, Person } from '@ledgerleaf/contract/identity'
import { Navigate } from 'react-router'
import { doors } from '../../features/identity/doors.ts'
import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Dashboard' })

const roles = ['buyer', 'seller'] as const satisfies readonly Door[]

const words = {
  buyer: { title: 'Buyer dashboard', text: 'Credits you hold, what you retired and what you paid.' },
  seller: { title: 'Seller dashboard', text: 'Projects, listings and what buyers made of them.' },
} as const

const Card = ({ door, held }: { door: Door; held: boolean }) => (
  <section className="grid content-start gap-4 border-edge border-t-2 bg-sheet p-6">
    <Heading level={2} look="small">
      {words[door].title}
    </Heading>
    <p className="text-muted">{words[door].text}</p>
    <ButtonLink to={doors[door].home} variant={held ? 'primary' : 'outline'} className="justify-self-start">
      {held ? `Continue as ${door}` : `Open a ${door} account`}
    </ButtonLink>
  </section>
)

const Choice = ({ person }: { person: Person }) => {
  const held = roles.filter((role) => person.roles.includes(role))
  const [only, other] = held
  if (!only && person.roles.includes('operator')) return <Navigate to="/operator" replace />
  if (only && !other) return <Navigate to={doors[only].home} replace />
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-5 py-12 sm:px-8 lg:py-16">
      <div className="grid gap-3">
        <Eyebrow>{person.name || person.email}</Eyebrow>
        <Heading level={1}>{only ? 'Where to?' : 'What would you like to do?'}</Heading>
        {!only && (
          <p className="max-w-text text-muted">
            This account neither buys nor sells yet. Open the side you need; you can hold both with one
            e-mail.
          </p>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {roles.map((role) => (
          <Card key={role} door={role} held={held.includes(role)} />
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
