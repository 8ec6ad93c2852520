import type { ProviderStanding } from '@ledgerleaf/contract/providers'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { cn } from '../../ui/cn.ts'
import { ConnectStep } from './ConnectStep.tsx'
import { DomainStep } from './DomainStep.tsx'
import { SwitchStep } from './SwitchStep.tsx'
import { TryStep } from './TryStep.tsx'

type StepProps = {
  number: number
  title: string
  /** What has been reached, in a word or two. */
  state: string
  isDone: boolean
  /** What comes before is not done: there is nothing to do here yet. */
  isAhead: boolean
  children: ReactNode
}

const Step = ({ number, title, state, isDone, isAhead, children }: StepProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-4 border-hairline border-b py-6 first:pt-0 last:border-b-0 sm:gap-x-4">
    <span
      aria-hidden="true"
      className={cn(
        'grid size-8 place-items-center rounded-full border font-mono text-sm tabular-nums',
        isDone ? 'border-leaf bg-leaf text-on-leaf' : 'border-edge text-muted',
        !isDone && !isAhead && 'border-leaf text-leaf-strong',
      )}
    >
      {isDone ? <Check className="size-4" strokeWidth={2} /> : number}
    </span>
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h3 className={cn('font-medium', isAhead && 'text-muted')}>{title}</h3>
      <p className={cn('text-sm', isDone ? 'text-leaf-strong' : 'text-muted')}>{state}</p>
    </div>
    {!isAhead && <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">{children}</div>}
  </li>
)

const ownersOnly = (standing: ProviderStanding): string => {
  const { provider, domains } = standing
  const proven = domains.filter(({ state }) => state !== 'waiting').map(({ domain }) => domain)
  if (!provider?.isOn) return 'Members sign in with their passwords and passkeys.'
  const who = `Addresses of ${proven.join(', ')}`
  return provider.isRequired
    ? `${who} sign in through ${provider.name}.`
    : `${who} may sign in through ${provider.name}.`
}

/** The organisation's own provider, in four steps: whose addresses, by which server, whether it works, and on. */
export const SignInGuide = ({ standing }: { standing: ProviderStanding }) => {
  const why = useWhyNot('lead', 'change this')
  const { domains, provider, redirectAddress } = standing
  if (why)
    return (
      <div className="grid max-w-text gap-2 text-note">
        <p className="[overflow-wrap:anywhere]">{ownersOnly(standing)}</p>
        <p className="text-muted text-sm">{why}</p>
      </div>
    )
  const proven = domains.filter(({ state }) => state !== 'waiting').length
  const switched = provider?.isRequired ? 'On, and demanded' : provider?.isOn ? 'On' : 'Off'
  return (
    <ol>
      <Step
        number={1}
        title="Prove your domain"
        state={proven > 0 ? `${proven} proven` : 'Not proven yet'}
        isDone={proven > 0}
        isAhead={false}
      >
        <DomainStep domains={domains} />
      </Step>
      <Step
        number={2}
        title="Connect your provider"
        state={provider ? 'Connected' : 'Not connected'}
        isDone={provider !== null}
        isAhead={proven === 0 && !provider}
      >
        <ConnectStep provider={provider} redirectAddress={redirectAddress} />
      </Step>
      <Step
        number={3}
        title="Try it"
        state={provider?.triedAt ? 'It let an owner in' : 'Not tried'}
        isDone={Boolean(provider?.triedAt)}
        isAhead={!provider}
      >
        {provider && <TryStep provider={provider} />}
      </Step>
      <Step
        number={4}
        title="Switch it on"
        state={switched}
        isDone={Boolean(provider?.isOn)}
        isAhead={!provider}
      >
        {provider && <SwitchStep provider={provider} />}
      </Step>
    </ol>
  )
}
