import type { Door, Person } from '@ledgerleaf/contract/identity'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { doors } from './doors.ts'
import { ProfileForm } from './ProfileForm.tsx'

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-1 border-hairline border-b px-4 py-3 last:border-b-0 sm:grid-cols-[12rem_1fr] sm:gap-4 sm:px-5">
    <dt className="text-muted text-sm sm:pt-0.5">{term}</dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
      {children}
    </dd>
  </div>
)

const RoleLine = ({ person, door }: { person: Person; door: Door }) => (
  <Line term={`${doors[door].label} account`}>
    {person.roles.includes(door) ? (
      <>
        <Badge tone="leaf">Open</Badge>
        <TextLink to={doors[door].home}>{doors[door].label} dashboard</TextLink>
      </>
    ) : (
      <>
        <Badge>Not opened</Badge>
        <TextLink to={doors[door].home}>Open a {door} account</TextLink>
      </>
    )}
  </Line>
)

export const Profile = ({ person }: { person: Person }) => (
  <Part look="beside" id="profile" title="Profile" lead="Your name, and the accounts you have.">
    <ProfileForm person={person} />
    <dl className="border-hairline border-t bg-sheet">
      <Line term="E-mail">
        <span className="min-w-0">
          <EmailText>{person.email}</EmailText>
        </span>
        {person.emailVerified ? (
          <Badge tone="leaf">Confirmed</Badge>
        ) : (
          <Badge tone="attention">Not confirmed</Badge>
        )}
      </Line>
      <Line term="Organisation">
        {person.company ?? <span className="text-muted">An organisation without a name</span>}
        <TextLink to="/organisation#details">
          {person.company ? 'Your organisation' : 'Give it a name'}
        </TextLink>
      </Line>
      <RoleLine person={person} door="buyer" />
      <RoleLine person={person} door="seller" />
      {person.roles.includes('operator') && (
        <Line term="Operator">
          <Badge tone="leaf">Granted</Badge>
        </Line>
      )}
      <Line term="Password">
        <TextLink to="/forgot-password">Set a new password by e-mail</TextLink>
      </Line>
    </dl>
  </Part>
)
