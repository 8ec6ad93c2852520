/** Smoothly, unless the person asked for less motion. */
export const scrollTo = (element: Element | null | undefined): void => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
}
