import type { OrganisationDetails } from '@ledgerleaf/contract/organisations'
import type { ProviderStanding } from '@ledgerleaf/contract/providers'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'

type Props = {
  details: OrganisationDetails | undefined
  provider: ProviderStanding | undefined
  climate: { isPublic: boolean; withheld: string | null } | undefined
}

type Fact = { id: string; name: string; value: string; note: string; isOpen?: boolean }

const signInOf = ({ provider }: ProviderStanding): Pick<Fact, 'value' | 'note'> => {
  if (!provider?.isOn) return { value: 'By password', note: 'No provider of your own is on' }
  return { value: provider.name, note: provider.isRequired ? 'Demanded of everybody' : 'Offered besides' }
}

const saidOf = (details: OrganisationDetails): Pick<Fact, 'value' | 'note' | 'isOpen'> => {
  const said = Object.values(details).filter(Boolean).length
  const all = Object.keys(details).length
  return {
    value: `${said} of ${all} filled in`,
    note: details.legalName || 'The legal name is missing',
    isOpen: !details.legalName,
  }
}

const waits = { value: '…', note: '' }

const factsOf = ({ details, provider, climate }: Props): Fact[] => [
  { id: 'details', name: 'Details', ...(details ? saidOf(details) : waits) },
  { id: 'sign-in', name: 'Sign-in', ...(provider ? signInOf(provider) : waits) },
  {
    id: 'climate',
    name: 'Climate page',
    ...(climate
      ? climate.isPublic && !climate.withheld
        ? { value: 'Shown', note: 'Everybody can see it' }
        : { value: 'Not shown', note: 'Nobody else sees it yet' }
      : waits),
  },
]

/** How it stands, at a glance; each leads to where it is changed. Who belongs to it is the first part of the page and stands there. */
export const Summary = (props: Props) => (
  <ul aria-label="How it stands" className="grid gap-px border-edge border-t-2 bg-hairline sm:grid-cols-3">
    {factsOf(props).map(({ id, name, value, note, isOpen = false }) => (
      <li key={id} className="bg-sheet">
        <Link
          to={`#${id}`}
          className="group grid h-full content-start gap-x-4 gap-y-1 px-4 py-3.5 max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-baseline focus-visible:-outline-offset-2 sm:px-5 sm:py-4"
        >
          <span className="text-muted text-sm">{name}</span>
          <span className="font-[460] font-display text-xl leading-snug underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
            {value}
          </span>
          <span className={cn('text-fine max-sm:col-start-2', isOpen ? 'text-attention' : 'text-muted')}>
            {note}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
