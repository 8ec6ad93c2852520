import type { DueKind, DueStep } from '@ledgerleaf/contract/seller-desk'
import {
  Ban,
  FileText,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  ScrollText,
  ShieldCheck,
  Sprout,
  Stamp,
  Truck,
} from 'lucide-react'

/** What it is, and what is done about it. */
export const dueWords: Record<DueKind, { what: string; act: string; icon: LucideIcon }> = {
  deliver: { what: 'Delivery', act: 'Deliver', icon: Truck },
  retire: { what: 'Retirement at the registry', act: 'See the serials', icon: Stamp },
  review: { what: 'Question of the review', act: 'Answer it', icon: MessageCircleQuestion },
  document: { what: 'Document', act: 'Upload it again', icon: FileText },
  stopped: { what: 'Off sale', act: 'See the listing', icon: Ban },
  account: { what: 'Payout account', act: 'Enter the account', icon: Landmark },
  identity: { what: 'Your company', act: 'Tell who you are', icon: ShieldCheck },
  terms: { what: 'Terms', act: 'Read it first', icon: ScrollText },
  file: { what: 'Project file', act: 'Start a project file', icon: Sprout },
}

/** Of what is only to be known of yet. */
const laterWords: Partial<Record<DueKind, string>> = { deliver: 'Deliveries' }

/** What leads to it, before there is anything to do about it. */
export const laterAct = (kind: DueKind): string => laterWords[kind] ?? dueWords[kind].act

const nameOf = (act: string, { kind, projectName }: DueStep): string =>
  `${act}: ${projectName ?? dueWords[kind].what}`

/** Names for whoever hears the links one after another. */
export const nowName = (step: DueStep): string => nameOf(dueWords[step.kind].act, step)
export const laterName = (step: DueStep): string => nameOf(laterAct(step.kind), step)
