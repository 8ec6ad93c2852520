import type { FoundKind, FoundMore, FoundThing } from '@ledgerleaf/contract/finds'

export type FoundPage = { to: string; label: string }
export type Find = Omit<FoundThing, 'kind'>
/** `more`: how many fit where these are the first of them, and where all are listed. */
export type FoundGroup = {
  name: string
  finds: readonly Find[]
  more?: { count: number; to: string | null } | undefined
}

const names: Record<FoundKind, string> = {
  project: 'Projects',
  serial: 'Serials',
  order: 'Orders',
  certificate: 'Certificates',
  report: 'Reports',
  entry: 'The public log',
}

const order = Object.keys(names) as FoundKind[]

/** The pages whose name has a word that begins so. */
export const pagesCalled = (pages: readonly FoundPage[], typed: string): FoundPage[] => {
  const q = typed.toLowerCase()
  return q === ''
    ? []
    : pages.filter(({ label }) => {
        const name = label.toLowerCase()
        return name.startsWith(q) || name.includes(` ${q}`)
      })
}

/** By kind, those without a find left out; pages of the desk come first, being meant when their name is typed. */
export const groupFinds = (
  hits: readonly FoundThing[],
  pages: readonly FoundPage[],
  more: readonly FoundMore[] = [],
): FoundGroup[] =>
  [
    {
      name: 'Pages',
      finds: pages.map(({ to, label }) => ({ title: label, text: '', to, at: null, credits: null })),
    },
    ...order.map((kind) => ({
      name: names[kind],
      finds: hits.filter((hit) => hit.kind === kind),
      more: more.find((one) => one.kind === kind),
    })),
  ].filter(({ finds }) => finds.length > 0)

/** How many fit, and not how many of them are shown. */
export const countFinds = (groups: readonly FoundGroup[]): number =>
  groups.reduce((sum, { finds, more }) => sum + (more?.count ?? finds.length), 0)
