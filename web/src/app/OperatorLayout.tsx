import { Outlet } from 'react-router'
import { RequireSignIn } from '../features/identity/RequireSignIn.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Heading } from '../ui/Heading.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { operatorItems } from './dashboard-items.ts'

/** The role is given on the command line; whoever is signed in without it is told so and shown nothing. */
export default function OperatorLayout() {
  return (
    <RequireSignIn door="buyer">
      {(person) => (
        <DashboardFrame name={person.name} email={person.email} roleLabel="Operator" items={operatorItems}>
          {person.roles.includes('operator') ? (
            <Outlet />
          ) : (
            <>
              <Heading level={1}>Operator</Heading>
              <EmptyState
                title="This page is for operators"
                text="Your account does not have that role."
                action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
              />
            </>
          )}
        </DashboardFrame>
      )}
    </RequireSignIn>
  )
}
