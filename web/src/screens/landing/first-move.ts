const moves = [
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'beforeprint',
] as const

/** Resolves once the visitor does anything at all; at once where there is no visitor, when pages are drawn ahead. */
export const firstMove: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return resolve()
  const heard = new AbortController()
  const moved = () => {
    heard.abort()
    resolve()
  }
  for (const move of moves)
    window.addEventListener(move, moved, { capture: true, passive: true, signal: heard.signal })
})
