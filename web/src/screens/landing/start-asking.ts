import { scrollTo } from './scroll-to.ts'

/** Brings the bar into view and puts the cursor there. */
export const startAsking = (): void => {
  const input = document.getElementById('ask')
  scrollTo(input)
  input?.focus({ preventScroll: true })
}
