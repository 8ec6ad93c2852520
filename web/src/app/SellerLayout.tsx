import { LayoutDashboard, ListPlus } from 'lucide-react'
import { Outlet } from 'react-router'
import { doors } from '../features/identity/doors.ts'
import { RequireRole } from '../features/identity/RequireRole.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'

const items = [
  { to: doors.seller.home, label: 'Dashboard', icon: LayoutDashboard },
  { to: '/sellerlisting', label: 'List Carbon Credits', icon: ListPlus },
]

export default function SellerLayout() {
  return (
    <RequireRole door="seller" OfferFrame={AuthFrame}>
      {(person) => (
        <DashboardFrame name={person.name} roleLabel={doors.seller.label} items={items}>
          <Outlet />
        </DashboardFrame>
      )}
    </RequireRole>
  )
}
