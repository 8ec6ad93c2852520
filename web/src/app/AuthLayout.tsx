import { Outlet } from 'react-router'
import { AuthFrame } from './AuthFrame.tsx'

export default function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}
