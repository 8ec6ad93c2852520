import type { Role } from '@ledgerleaf/contract/identity'
import {
  Activity,
  BadgeCheck,
  Banknote,
  Bell,
  Blocks,
  BookOpenText,
  Building2,
  Calculator,
  CalendarClock,
  ChartNoAxesColumnDecreasing,
  ClipboardCheck,
  Coins,
  Database,
  FileSearch,
  FileText,
  Layers,
  LayoutDashboard,
  List,
  ListPlus,
  Quote,
  ReceiptText,
  Repeat,
  ScrollText,
  ShoppingBasket,
  Sparkle,
  Sprout,
  Stamp,
  Store,
  UserRound,
} from 'lucide-react'
import { doors } from '../features/identity/doors.ts'
import { ApprovalCount } from '../nouns/approval/ApprovalCount.tsx'
import { BasketCount } from '../nouns/basket/BasketCount.tsx'
import { UnreadCount } from '../nouns/notice/UnreadCount.tsx'
import type { DashboardItem } from './DashboardNav.tsx'

export const buyerItems: readonly DashboardItem[] = [
  { to: doors.buyer.home, label: 'Dashboard', icon: LayoutDashboard },
  {
    to: '/marketplace',
    label: 'Marketplace',
    icon: Store,
    isFirst: true,
    also: ['/projects', '/compare', '/sellers'],
  },
  { to: '/recommendations', label: 'Recommendations', icon: Sparkle },
  { to: '/basket', label: 'Basket', icon: ShoppingBasket, Count: BasketCount, also: ['/buy'] },
  { to: '/analyses', label: 'Analyses', icon: FileSearch, isFirst: true, also: ['/analysis'] },
  { to: '/footprint', label: 'Activity data', icon: Calculator },
  { to: '/programme', label: 'Programme', icon: ChartNoAxesColumnDecreasing },
  { to: '/orders', label: 'Orders', icon: ReceiptText, also: ['/success', '/cancel', '/quotes'] },
  {
    to: '/holdings',
    label: 'Holdings',
    icon: Layers,
    also: ['/retire', '/withdraw', '/provenance', '/certificates'],
  },
  { to: '/subscriptions', label: 'Subscriptions', icon: Repeat },
  { to: '/reports', label: 'Reports', icon: FileText },
  { to: '/claims', label: 'Claim checker', icon: Quote },
  // Whoever is alone has nothing to approve, and no line for it: its page belongs here then.
  { to: '/organisation', label: 'Organisation', icon: Building2, isFirst: true, also: ['/approvals'] },
  { to: '/approvals', label: 'Approvals', icon: BadgeCheck, Count: ApprovalCount, amongSeveral: true },
  { to: '/notifications', label: 'Notifications', icon: Bell, Count: UnreadCount },
  { to: '/account', label: 'Account', icon: UserRound },
]

export const sellerItems: readonly DashboardItem[] = [
  { to: doors.seller.home, label: 'Dashboard', icon: LayoutDashboard },
  { to: '/seller/projects', label: 'Projects', icon: Sprout },
  { to: '/sellerlisting', label: 'List Carbon Credits', icon: ListPlus },
  { to: '/seller_listings', label: 'Listings', icon: List },
  { to: '/deliveries', label: 'Deliveries', icon: CalendarClock },
  { to: '/statement', label: 'Statement', icon: ScrollText },
  { to: '/organisation', label: 'Organisation', icon: Building2, isFirst: true },
  { to: '/notifications', label: 'Notifications', icon: Bell, Count: UnreadCount },
  { to: '/account', label: 'Account', icon: UserRound },
]

export const operatorItems: readonly DashboardItem[] = [
  { to: '/operator', label: 'Review', icon: ClipboardCheck, isWhole: true },
  { to: '/operator/standing', label: 'How things stand', icon: Activity },
  { to: '/operator/money', label: 'Money', icon: Coins },
  { to: '/operator/payouts', label: 'Payouts', icon: Banknote },
  { to: '/operator/accounting', label: 'Accounting', icon: BookOpenText },
  { to: '/operator/registries', label: 'Registries', icon: Database },
  { to: '/operator/retirements', label: 'Retirements', icon: Stamp },
  { to: '/operator/chain', label: 'Chain', icon: Blocks },
]

/** In which of their roles a signed-in person is on a page that is not of one of them: who may buy is there to buy. */
export const desks = {
  buyer: { label: doors.buyer.label, items: buyerItems },
  seller: { label: doors.seller.label, items: sellerItems },
  operator: { label: 'Operator', items: operatorItems },
} as const satisfies Record<Role, object>
