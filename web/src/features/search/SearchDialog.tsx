import { searchLettersMin } from '@ledgerleaf/contract/finds'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { findQueries } from '../../nouns/find/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { CrossSign } from '../../ui/icons.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { countFinds, type FoundPage, groupFinds, pagesCalled } from './group-finds.ts'
import { Hits } from './Hits.tsx'
import { NothingFound, WhatToType } from './Nothing.tsx'

type Props = { open: boolean; onClose: () => void; pages: readonly FoundPage[] }

/** From the field into the list and back with the arrows; the links themselves answer to Enter and to the mouse. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const Finder = ({ onClose, pages }: Omit<Props, 'open'>) => {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, isError, error, isPlaceholderData, isFetching } = useQuery(findQueries.hits(q))
  const isAsked = q.length >= searchLettersMin
  const found = isAsked ? data : undefined
  const groups = groupFinds(found?.hits ?? [], pagesCalled(pages, q), found?.more)
  const finds = groups.flatMap((group) => group.finds)
  const count = countFinds(groups)
  const isPart = count > finds.length
  // What Enter opens is seen: the row last gone to, or the first.
  const [gone, setGone] = useState<string | null>(null)
  const chosen = finds.find(({ to }) => to === gone) ?? finds[0]
  const isOld = isAsked && (isPlaceholderData || q !== typed.trim())
  return (
    <search onKeyDown={walk} className="flex max-h-[inherit] flex-col">
      <form
        className="flex items-center gap-3 border-hairline border-b px-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!chosen || isOld) return
          onClose()
          void navigate(chosen.to)
        }}
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens a search wants to type
          autoFocus
          // Not of the kind "search": there Escape empties the field, and only a second one would close.
          inputMode="search"
          enterKeyHint="search"
          value={typed}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          aria-label="Search everything you may see"
          aria-describedby={`${id}-count`}
          placeholder="Project, serial, order, certificate, report"
          onChange={(event) => {
            setTyped(event.target.value)
            setGone(null)
          }}
          className="min-h-14 min-w-0 flex-1 text-ellipsis bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <Kbd className="max-sm:hidden">Esc</Kbd>
        <button
          type="button"
          aria-label="Close the search"
          onClick={onClose}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-soft text-muted hover:bg-sunken hover:text-ink sm:hidden"
        >
          <CrossSign className="size-5" />
        </button>
      </form>
      <p
        id={`${id}-count`}
        aria-live="polite"
        className="px-5 pt-3 text-muted text-sm [overflow-wrap:anywhere]"
      >
        {isError
          ? messageOf(error)
          : !isAsked && count === 0
            ? 'Type a name, a serial, or the number on a paper.'
            : isOld || (isAsked && isFetching && !data)
              ? 'Looking…'
              : count === 0
                ? `Nothing you may see fits “${q}”.`
                : count === 1
                  ? 'One result'
                  : isPart
                    ? `${writeWhole(finds.length)} of ${writeWhole(count)} results`
                    : `${writeWhole(count)} results`}
        {count > 0 && !isError && !isOld && (
          <span className="max-sm:hidden">
            {count === 1 ? '. Enter opens it.' : '. Arrows choose, Enter opens what is marked.'}
          </span>
        )}
      </p>
      <div className={cn('min-h-0 overflow-y-auto px-2 pb-3', isOld && 'opacity-60')}>
        {!isAsked && count === 0 && <WhatToType />}
        {isAsked && count === 0 && !isOld && !isError && data && <NothingFound />}
        <Hits groups={groups} chosen={chosen?.to ?? null} onChoose={setGone} onOpen={onClose} />
      </div>
    </search>
  )
}

/** Everything a person may see, from wherever they are. */
const SearchDialog = ({ open, onClose, pages }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    label="Search"
    className="arrives mx-auto mt-[min(12vh,6rem)] mb-auto max-h-[min(40rem,80dvh)] w-[min(44rem,calc(100vw-1rem))] overflow-clip rounded-soft border border-hairline"
  >
    <Finder onClose={onClose} pages={pages} />
  </Modal>
)

// React.lazy asks for a default export.
export default SearchDialog
