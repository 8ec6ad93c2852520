import type { Belonging } from '@ledgerleaf/contract/organisations'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { UnreadMark } from '../../nouns/notice/UnreadCount.tsx'
import { useUnreadElsewhere } from '../../nouns/notice/use-newest.ts'
import { roleText } from '../../nouns/organisation/words.ts'
import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSwitch } from './use-switch.ts'

type Props = { organisations: readonly Belonging[]; currentId: string; onStay: () => void }

const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const membersText = (members: number): string => (members === 1 ? 'only you' : `${members} members`)

/** Each organisation with what one is to it; the one that is acted for is marked, and choosing it changes nothing. */
export const SwitchList = ({ organisations, currentId, onStay }: Props) => {
  const change = useSwitch()
  const unread = useUnreadElsewhere()
  const isGoing = change.isPending || change.isSuccess
  return (
    <ul onKeyDown={walk} className="max-h-[60dvh] overflow-y-auto border-edge border-t-2">
      {organisations.map((organisation) => {
        const { id, name, members } = organisation
        const isCurrent = id === currentId
        return (
          <li key={id} className="border-hairline border-b">
            <button
              type="button"
              aria-current={isCurrent || undefined}
              aria-busy={(isGoing && change.variables === id) || undefined}
              onClick={() => {
                if (isCurrent) onStay()
                else if (!isGoing) change.mutate(id)
              }}
              className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-2.5 text-left hover:bg-paper focus-visible:-outline-offset-2"
            >
              <span className="grid min-w-0 gap-0.5">
                <span
                  className={cn('break-words font-display text-lg leading-snug', isCurrent && 'font-medium')}
                >
                  {name}
                </span>
                <span className="font-mono text-eyebrow text-muted">
                  {roleText(organisation)}, {membersText(members)}
                </span>
              </span>
              {isCurrent && (
                <span className="flex items-center gap-1.5 whitespace-nowrap text-leaf-strong text-sm">
                  <Check aria-hidden="true" className="size-4" strokeWidth={1.75} /> Acting now
                </span>
              )}
              {!isGoing && <UnreadMark count={unread.get(id) ?? 0} />}
              {isGoing && change.variables === id && (
                <Spinner className="size-5 text-leaf" label="Switching" />
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
