import type { NoticeKind } from '@ledgerleaf/contract/notice-kinds'
import {
  BadgeCheck,
  CalendarClock,
  FileSearch,
  FileText,
  type LucideIcon,
  ReceiptText,
  Stamp,
  Store,
  Truck,
  Users,
} from 'lucide-react'

/** What a notice is of, told at a glance; its name stands beside it. */
export const noticeSigns: Record<NoticeKind, LucideIcon> = {
  approvals: BadgeCheck,
  orders: ReceiptText,
  deliveries: Truck,
  retirements: Stamp,
  analyses: FileSearch,
  quotes: FileText,
  deadlines: CalendarClock,
  selling: Store,
  members: Users,
}
