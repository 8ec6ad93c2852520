import { Outlet } from 'react-router'
import { doors } from '../features/identity/doors.ts'
import { RequireRole } from '../features/identity/RequireRole.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { sellerItems } from './dashboard-items.ts'

export default function SellerLayout() {
  return (
    <RequireRole door="seller" OfferFrame={AuthFrame} rooms={sellerItems}>
      {(person) => (
        <DashboardFrame
          name={person.name}
          email={person.email}
          roleLabel={doors.seller.label}
          items={sellerItems}
        >
          <Outlet />
        </DashboardFrame>
      )}
    </RequireRole>
  )
}
