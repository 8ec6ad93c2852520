import { Search } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Kbd } from '../ui/Kbd.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import type { DashboardItem } from './DashboardNav.tsx'

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

/** The way to everything a person may see: a button, a key, and the list of all keys. */
export const DeskSearch = ({ items }: { items: readonly DashboardItem[] }) => {
  const [shown, setShown] = useState<Shown>(null)
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
      <button
        type="button"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setShown('search')}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-soft px-2 text-muted text-sm hover:bg-sunken hover:text-ink lg:border lg:border-hairline lg:px-3"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 lg:size-4" strokeWidth={1.5} />
        <span className="max-lg:sr-only">Search</span>
        <Kbd className="max-lg:hidden">/</Kbd>
      </button>
      {shown && (
        <Suspense>
          <SearchDialog open={shown === 'search'} onClose={close} pages={items} />
          <ShortcutList open={shown === 'keys'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
