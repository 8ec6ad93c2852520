import { useEffect, useRef } from 'react'

/**
 * For something whose buttons give way to others: where the one that was pressed is gone, or can no longer be pressed, the
 * keyboard goes on from the frame and not from the top of the page.
 */
export const useKeptFocus = () => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body || activeElement.matches(':disabled')
    if (!isLost || !frame.current) return
    // Only now: a frame that could always be focused would be where its dialog begins.
    frame.current.tabIndex = -1
    frame.current.focus()
  })
  return frame
}
