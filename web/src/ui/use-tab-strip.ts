import { cn } from './cn.ts'
import { useScrolls } from './use-scrolls.ts'

/** How a row of tabs lies: where it holds more than fits, it fades into what follows. */
export const useTabStrip = (gap = 'gap-2') => {
  const [ref, scrolls] = useScrolls()
  const className = cn('flex overflow-x-auto border-hairline border-b', gap, scrolls.sideways && 'faded-end')
  return { ref, className }
}
