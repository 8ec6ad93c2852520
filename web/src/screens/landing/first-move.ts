const moves = [
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'beforeprint',
  // Whoever goes to another place of the page: what is not taken over yet would hold the new one back.
  'popstate',
  'hashchange',
] as const

/** Resolves once the visitor does anything at all; at once who came for a place, and where there is no visitor, when pages are drawn ahead. */
export const firstMove: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined' || window.location.hash) return resolve()
  const heard = new AbortController()
  const moved = () => {
    heard.abort()
    resolve()
  }
  for (const move of moves)
    window.addEventListener(move, moved, { capture: true, passive: true, signal: heard.signal })
})
