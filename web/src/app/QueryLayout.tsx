import { Outlet } from 'react-router'
import { QueryProvider } from '../api/QueryProvider.tsx'

export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
