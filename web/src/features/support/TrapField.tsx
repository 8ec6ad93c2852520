import type { ComponentProps } from 'react'

/** No person sees, hears or reaches this field. A machine that fills in every field fills in this one too. */
export const TrapField = (props: ComponentProps<'input'>) => (
  <div aria-hidden="true" className="pointer-events-none absolute -z-10 size-px overflow-hidden opacity-0">
    <label>
      Leave this empty
      <input {...props} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </label>
  </div>
)
