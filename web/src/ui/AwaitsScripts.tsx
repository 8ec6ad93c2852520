import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Around the controls of a page that is drawn before its scripts run: until those have taken over, a press would be
 * lost, so there is nothing to press yet. Links work from the start. It looks the same before and after.
 */
export const AwaitsScripts = ({ children }: { children: ReactNode }) => {
  const hydrated = useHydrated()
  return (
    <fieldset role="presentation" disabled={!hydrated} className="awaits-scripts contents">
      {children}
    </fieldset>
  )
}
