import { LayoutDashboard, ListPlus, ReceiptText, ScrollText } from 'lucide-react'
import { doors } from '../features/identity/doors.ts'
import type { DashboardItem } from './DashboardNav.tsx'

export const buyerItems: readonly DashboardItem[] = [
  { to: doors.buyer.home, label: 'Dashboard', icon: LayoutDashboard },
  { to: '/orders', label: 'Orders', icon: ReceiptText },
]

export const sellerItems: readonly DashboardItem[] = [
  { to: doors.seller.home, label: 'Dashboard', icon: LayoutDashboard },
  { to: '/sellerlisting', label: 'List Carbon Credits', icon: ListPlus },
  { to: '/statement', label: 'Statement', icon: ScrollText },
]
