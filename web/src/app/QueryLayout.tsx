import { Outlet } from 'react-router'
import { QueryProvider } from '../drawing/QueryProvider.tsx'

export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
