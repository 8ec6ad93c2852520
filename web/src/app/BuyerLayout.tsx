import { Outlet } from 'react-router'
import { doors } from '../features/identity/doors.ts'
import { RequireRole } from '../features/identity/RequireRole.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { buyerItems } from './dashboard-items.ts'

export default function BuyerLayout() {
  return (
    <RequireRole door="buyer" OfferFrame={AuthFrame} rooms={buyerItems}>
      {(person) => (
        <DashboardFrame
          name={person.name}
          email={person.email}
          roleLabel={doors.buyer.label}
          items={buyerItems}
        >
          <Outlet />
        </DashboardFrame>
      )}
    </RequireRole>
  )
}
