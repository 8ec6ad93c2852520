import type { Door, Person } from '@ledgerleaf/contract/identity'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { OpenBuyerAccount } from './OpenBuyerAccount.tsx'
import { OpenSellerAccount } from './OpenSellerAccount.tsx'

const words = {
  buyer: {
    title: 'Open a buyer account',
    text: 'Buy credits, retire them and keep the proof, with the same e-mail and password.',
  },
  seller: {
    title: 'Open a seller account',
    text: 'List your credits for sale, with the same e-mail and password. Tell us who is selling.',
  },
} as const

type Props = {
  door: Door
  /** What they came for, where it is a room of the role. */
  room?: string | undefined
  person: Person
  onOpened: (person: Person) => Promise<void>
}

/** For someone who is signed in and has come to the door of a role they do not hold yet. */
export const RoleOffer = ({ door, room, person, onOpened }: Props) => {
  const Form = door === 'buyer' ? OpenBuyerAccount : OpenSellerAccount
  return (
    <section aria-labelledby="role-offer" className="grid gap-6">
      <div className="grid gap-3">
        <Heading level={1} id="role-offer">
          {words[door].title}
        </Heading>
        {room && (
          <p className="text-lg">
            “{room}” is for {door}s. Open a {door} account to see it.
          </p>
        )}
        <p className="text-muted">
          You are signed in as{' '}
          <span className="inline-block max-w-full [overflow-wrap:anywhere]">
            <strong className="font-medium text-ink">{person.email}</strong>,
          </span>{' '}
          which has no {door} account yet. {words[door].text}
        </p>
      </div>
      <Form onOpened={onOpened} />
      <p className="text-note text-muted">
        Not now? <TextLink to="/dashboard">Go to your dashboard</TextLink> or{' '}
        <TextLink to="/logout">log out</TextLink>.
      </p>
    </section>
  )
}
