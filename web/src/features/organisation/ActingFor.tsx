import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { UnreadMark } from '../../nouns/notice/UnreadCount.tsx'
import { useUnreadElsewhere } from '../../nouns/notice/use-newest.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { isNamed, roleText } from '../../nouns/organisation/words.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SwitchList } from './SwitchList.tsx'

/** In the head of the page; a strip under it where that has no room; or a line in the menu, for the name alone. */
type Look = 'head' | 'strip' | 'menu'

const frames: Record<Look, string> = {
  head: 'ml-1 hidden min-h-11 min-w-0 items-center gap-3 border-hairline border-l px-4 hover:text-leaf-strong md:flex',
  strip:
    'flex min-h-11 w-full items-center justify-between gap-3 border-hairline border-b bg-sheet px-4 text-left hover:bg-paper focus-visible:-outline-offset-2 md:hidden',
  menu: 'flex min-h-14 items-center border-hairline border-b px-4 md:hidden',
}

/**
 * For whom one acts. Whoever belongs to one organisation sees its name, and nothing where it has none; whoever belongs to
 * several sees what they are there, and can switch.
 */
export const ActingFor = ({ look, onNavigate }: { look: Look; onNavigate?: () => void }) => {
  const { person } = useSession()
  const { organisations, current } = useMine()
  const [isOpen, setOpen] = useState(false)
  const unread = [...useUnreadElsewhere().values()].reduce((sum, count) => sum + count, 0)
  if (!person || !current) return null
  const several = organisations.length > 1
  const name = <span className="max-w-64 truncate font-medium text-sm leading-tight">{current.name}</span>
  if (!several) {
    if (look === 'strip' || !isNamed(current, person)) return null
    return (
      <Link to="/organisation" title={current.name} onClick={onNavigate} className={frames[look]}>
        <span className="sr-only">Your organisation: </span>
        {name}
      </Link>
    )
  }
  if (look === 'menu') return null
  const press = (
    <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={cn(frames[look])}>
      <span className={cn('min-w-0 text-left', look === 'head' ? 'grid' : 'flex items-baseline gap-3')}>
        <span className="sr-only">You act for </span>
        {name}
        <span className="sr-only">, as </span>
        <span className="truncate font-mono text-eyebrow text-muted">{roleText(current)}</span>
      </span>
      <UnreadMark count={unread} />
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <span className="sr-only">{unread > 0 ? ' elsewhere' : ''}. Switch</span>
    </button>
  )
  return (
    <>
      {look === 'strip' ? <section aria-label="For whom you act">{press}</section> : press}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="For whom do you act?"
        text="Credits, orders, reports and figures are those of one organisation at a time."
      >
        {isOpen && (
          <>
            <SwitchList organisations={organisations} currentId={current.id} onStay={() => setOpen(false)} />
            <p className="text-note">
              <TextLink to="/organisation" onClick={() => setOpen(false)}>
                Members and details of {current.name}
              </TextLink>
            </p>
          </>
        )}
      </Dialog>
    </>
  )
}
