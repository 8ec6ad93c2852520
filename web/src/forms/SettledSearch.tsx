import { Search } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../ui/cn.ts'
import { controlLook } from '../ui/Field.tsx'

const typingMs = 250

type SettledSearchProps = {
  label: string
  placeholder: string
  /** The words that are looked for, as the address has them. */
  words: string
  onWords: (words: string) => void
  className?: string
}

/** The words are in the field at once, and are looked for when the hand rests. */
export const SettledSearch = ({ label, placeholder, words, onWords, className }: SettledSearchProps) => {
  const id = useId()
  const [text, setText] = useState(words)
  const sent = useRef(words)
  const latest = useRef(onWords)
  useLayoutEffect(() => {
    latest.current = onWords
  })
  useEffect(() => {
    // The address changed by itself: a filter was cleared, or somebody went back.
    if (words !== sent.current) setText(words)
    sent.current = words
  }, [words])
  useEffect(() => {
    // A space that is typed before the next word is no other search, and stays in the field.
    const asked = text.trim()
    if (asked === sent.current) return
    const timer = setTimeout(() => {
      sent.current = asked
      latest.current(asked)
    }, typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={cn('relative min-w-0', className)}>
      <label htmlFor={id} className="mb-2 block font-medium text-sm">
        {label}
      </label>
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute bottom-3.5 left-3 size-4 text-muted"
      />
      <input
        id={id}
        type="search"
        maxLength={200}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cn(controlLook, 'text-ellipsis pl-9')}
      />
    </div>
  )
}
