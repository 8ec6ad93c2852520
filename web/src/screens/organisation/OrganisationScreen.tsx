import type { Person } from '@ledgerleaf/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { ApprovalParts } from '../../features/approval/ApprovalParts.tsx'
import { OwnClimatePage } from '../../features/climate/OwnClimatePage.tsx'
import { ownClimatePage } from '../../features/climate/own-page-query.ts'
import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { OrganisationKeys } from '../../features/keys/OrganisationKeys.tsx'
import { DetailsForm } from '../../features/organisation/DetailsForm.tsx'
import { FoundForm } from '../../features/organisation/FoundForm.tsx'
import { HandOver } from '../../features/organisation/HandOver.tsx'
import { InviteForm } from '../../features/organisation/InviteForm.tsx'
import { Leave } from '../../features/organisation/Leave.tsx'
import { NamesFirst } from '../../features/organisation/NamesFirst.tsx'
import { OpenInvitations } from '../../features/organisation/OpenInvitations.tsx'
import { OwnInvitations } from '../../features/organisation/OwnInvitations.tsx'
import { Register } from '../../features/organisation/Register.tsx'
import { Subsidiaries } from '../../features/organisation/Subsidiaries.tsx'
import { Summary } from '../../features/organisation/Summary.tsx'
import { Trail } from '../../features/organisation/Trail.tsx'
import { SignInGuide } from '../../features/providers/SignInGuide.tsx'
import { Webhooks } from '../../features/webhooks/Webhooks.tsx'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { isNamed, roleText } from '../../nouns/organisation/words.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { type Room, Rooms } from '../../ui/Rooms.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Organisation' })

const whyInvite =
  'Only you so far. Invite whoever prepares the figures, approves, pays or audits: everybody then works on the same credits and reports, with a role of their own.'

const Organisation = ({ person }: { person: Person }) => {
  const { current } = useMine()
  const details = useQuery(organisationQueries.details())
  const people = useQuery(organisationQueries.members())
  const provider = useQuery(organisationQueries.provider())
  const climate = useQuery(ownClimatePage())
  const keys = useQuery(organisationQueries.keys())
  const colleagues = people.data && people.data.members.length > 1 ? people.data.members : null
  const name = current?.name ?? 'Your organisation'
  const mayInvite = useMay('manage')
  const hasName = current && isNamed(current, person)
  const knownName = hasName ? name : ''
  const rooms: Room[] = [
    {
      name: 'Members',
      parts: ['members'],
      content: (
        <Part id="members" title="Members">
          <Loaded query={people} what="the members">
            {({ members, invitations }) => (
              <div className="grid gap-8">
                <Register members={members} organisation={name} />
                {members.length === 1 && <p className="max-w-text text-muted text-note">{whyInvite}</p>}
                <OpenInvitations invitations={invitations} />
                <div className="grid gap-4">
                  <h3 className="font-medium text-sm">Invite somebody</h3>
                  {mayInvite && details.data && !(details.data.details.name && person.name) ? (
                    <NamesFirst
                      key={details.data.id}
                      person={person}
                      details={details.data.details}
                      knownName={knownName}
                    />
                  ) : (
                    <InviteForm />
                  )}
                </div>
              </div>
            )}
          </Loaded>
        </Part>
      ),
    },
    {
      name: 'Details',
      parts: ['details', 'subsidiaries'],
      content: (
        <>
          <Part
            id="details"
            title="Company details"
            lead="These fill the forms of a purchase and of a report. Only the name, once given, cannot be left empty."
          >
            <Loaded query={details} what="the company details">
              {({ id, details: said }) => <DetailsForm key={id} details={said} knownName={knownName} />}
            </Loaded>
          </Part>
          <Part id="subsidiaries" title="Subsidiaries" lead="The companies that belong to it.">
            <Loaded query={details} what="the subsidiaries" room="h-24">
              {({ subsidiaries }) => <Subsidiaries subsidiaries={subsidiaries} />}
            </Loaded>
          </Part>
        </>
      ),
    },
    // What an organisation of several has besides.
    ...(colleagues
      ? [
          {
            name: 'Approval',
            parts: ['approval', 'in-my-place', 'second-factor'] as const,
            content: <ApprovalParts members={colleagues} />,
          },
        ]
      : []),
    {
      name: 'Sign-in',
      parts: ['sign-in'],
      content: (
        <Part
          id="sign-in"
          title="Sign-in"
          lead="Through an OpenID provider of your own, for addresses of your domains. Off until you switch it on."
        >
          <Loaded query={provider} what="how members sign in">
            {(standing) => <SignInGuide standing={standing} />}
          </Loaded>
        </Part>
      ),
    },
    {
      name: 'Webhooks',
      parts: ['webhooks'],
      content: (
        <Part
          id="webhooks"
          title="Webhooks"
          lead="Programs of yours are told what happens, signed, in order, and again until they have taken it."
        >
          <Webhooks />
        </Part>
      ),
    },
    {
      name: 'Keys',
      parts: ['keys'],
      content: (
        <Part
          id="keys"
          title="Keys"
          lead="For programs that act for it. Each is shown once, does no more than you allow, and stands in the audit trail."
        >
          <Loaded query={keys} what="its keys">
            {({ keys: known }) => <OrganisationKeys keys={known} />}
          </Loaded>
        </Part>
      ),
    },
    {
      name: 'Climate page',
      parts: ['climate'],
      content: (
        <Part
          id="climate"
          title="Climate page"
          lead="What it retired, for everybody to see, with the proof of each. Off until you switch it on."
        >
          <OwnClimatePage name={name} />
        </Part>
      ),
    },
    {
      name: 'Audit trail',
      parts: ['trail'],
      content: (
        <Part
          id="trail"
          title="Audit trail"
          lead="Who did what about members, details and approvals. Nothing is taken out."
        >
          <Loaded query={people} what="the audit trail" room="h-24">
            {({ trail }) => <Trail trail={trail} />}
          </Loaded>
        </Part>
      ),
    },
    {
      name: 'Ownership',
      parts: ['handing-over', 'another'],
      content: (
        <>
          <Part
            id="handing-over"
            title="Transfer ownership, or leave"
            lead="An organisation always has an owner."
          >
            <Loaded query={people} what="its owners" room="h-24">
              {({ members }) => (
                <div className="grid gap-6 sm:grid-cols-2">
                  <HandOver members={members} organisation={name} />
                  <Leave members={members} organisation={name} />
                </div>
              )}
            </Loaded>
          </Part>
          <Part
            id="another"
            title="Another organisation"
            lead="For a company that is kept apart from this one."
          >
            <FoundForm />
          </Part>
        </>
      ),
    },
  ]
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-8 lg:py-12">
      <div className="grid gap-3">
        <Eyebrow>{hasName ? 'Your organisation' : 'Yours alone, and without a name yet'}</Eyebrow>
        <Heading level={1} look={hasName ? 'page' : 'section'} className="[overflow-wrap:anywhere]">
          {name}
        </Heading>
        {current && (
          <p className="text-muted">
            Your role is <span className="font-medium text-ink">{roleText(current)}</span>. Credits, orders,
            reports and figures belong to the organisation, and its members share them.
          </p>
        )}
      </div>
      <UnverifiedNotice person={person} />
      <OwnInvitations />
      <Summary details={details.data?.details} provider={provider.data} climate={climate.data} />
      {/* What stands above a part moves it until it is read. */}
      <Rooms rooms={rooms} isRead={people.data !== undefined && details.data !== undefined} />
    </div>
  )
}

export default function OrganisationScreen() {
  return <RequireSignIn door="buyer">{(person) => <Organisation person={person} />}</RequireSignIn>
}
