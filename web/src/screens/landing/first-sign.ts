const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel', 'focusin'] as const

/**
 * Resolves when a person does anything at all with the page. Where its HTML did not come with the page there is
 * nothing to look at meanwhile, and no reason to wait.
 */
export const firstSign = (drawnAhead: string): Promise<void> =>
  new Promise((resolve) => {
    const isDrawn = typeof document !== 'undefined' && document.getElementById(drawnAhead) !== null
    if (!isDrawn || window.scrollY > 0 || window.location.hash) return resolve()
    const done = () => {
      for (const sign of signs) window.removeEventListener(sign, done, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true })
  })
