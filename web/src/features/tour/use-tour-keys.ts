import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'

type Ways = { back: string | null; next: string | null }

/** Arrows walk, Escape leaves. Keys with a modifier belong to the browser. */
export const useTourKeys = ({ back, next }: Ways): void => {
  const navigate = useNavigate()
  // Before the step is seen: whoever sees it may press at once.
  useLayoutEffect(() => {
    const ways: Record<string, string | null> = { ArrowLeft: back, ArrowRight: next, Escape: '/' }
    const walk = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const to = ways[event.key]
      if (to) void navigate(to)
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [back, next, navigate])
}
