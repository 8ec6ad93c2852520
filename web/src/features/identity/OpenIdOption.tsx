import type { ComponentProps } from 'react'
import { useSiteInfo } from '../../api/site.ts'
import { OpenIdButton } from './OpenIdButton.tsx'

type Props = ComponentProps<typeof OpenIdButton> & { whenConfigured?: boolean }

/** The other way in, below the form. The buyer's door shows it only where a provider is configured. */
export const OpenIdOption = ({ whenConfigured, ...button }: Props) => {
  const site = useSiteInfo()
  if (whenConfigured && !site?.openIdName) return null
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or
      </p>
      <OpenIdButton {...button} />
    </div>
  )
}
