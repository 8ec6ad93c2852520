import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Kbd } from '../ui/Kbd.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import type { DashboardItem } from './DashboardNav.tsx'
import { takeEarlyKey } from './early-keys.ts'

// Whoever never searches need not load it.
const SearchDialog = lazy(() => import('../features/search/SearchDialog.tsx'))
const ShortcutList = lazy(() => import('./ShortcutList.tsx'))

/** After a g: the letter of a room. The same letter never leads to two rooms of one desk. */
const goLetters: Readonly<Record<string, string>> = {
  '/buyer_dashboard': 'd',
  '/marketplace': 'm',
  '/recommendations': 'r',
  '/basket': 'b',
  '/analyses': 'a',
  '/programme': 'p',
  '/orders': 'o',
  '/holdings': 'h',
  '/seller_dashboard': 'd',
  '/seller/projects': 'p',
  '/seller_listings': 'l',
  '/deliveries': 'v',
  '/statement': 's',
  '/operator': 'r',
  '/operator/money': 'm',
  '/operator/retirements': 't',
}

type Shown = 'search' | 'keys' | null

const openedBy = (key: string | undefined): Shown =>
  key === undefined ? null : key === '?' ? 'keys' : 'search'

type SearchKeysProps = {
  items: readonly DashboardItem[]
  /** The key that was pressed before this was there; `early` where the head of the page has kept it. */
  first?: string
  /** What opens the search with the pointer, where there is such a place. */
  children?: (open: () => void) => ReactNode
}

/** The way to everything a person may see by a key, and the list of all keys. */
export const SearchKeys = ({ items, first, children }: SearchKeysProps) => {
  const [shown, setShown] = useState<Shown>(first === 'early' ? null : openedBy(first))
  const close = () => setShown(null)
  const navigate = useNavigate()
  useShortcuts(
    'Go to',
    items.flatMap(({ to, label }) => {
      const letter = goLetters[to]
      return letter ? [{ key: `g ${letter}`, says: label, run: () => void navigate(to) }] : []
    }),
  )
  useShortcuts('Everywhere', [
    { key: '/', says: 'Search', run: () => setShown('search') },
    { key: '?', says: 'Show these keys', run: () => setShown('keys') },
  ])
  // Before the keys were heard here, the head of the page kept the last of them.
  useLayoutEffect(() => {
    const kept = openedBy(takeEarlyKey())
    if (kept) setShown(kept)
  }, [])
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setShown('search')
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      {children?.(() => setShown('search'))}
      {shown && (
        <Suspense>
          <SearchDialog open={shown === 'search'} onClose={close} pages={items} />
          <ShortcutList open={shown === 'keys'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** The search of the desk: a button, and the keys. */
export const DeskSearch = ({ items }: { items: readonly DashboardItem[] }) => (
  <SearchKeys items={items}>
    {(open) => (
      <button
        type="button"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-soft px-2 text-muted text-sm hover:bg-sunken hover:text-ink lg:border lg:border-hairline lg:px-3"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 lg:size-4" strokeWidth={1.5} />
        <span className="max-lg:sr-only">Search</span>
        <Kbd className="max-lg:hidden">/</Kbd>
      </button>
    )}
  </SearchKeys>
)
