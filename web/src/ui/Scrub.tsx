import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

type ScrubProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'value'> & {
  min: number
  max: number
  value: number
  /** What is read out of the place it stands at. */
  says: string
}

/** Moves along the axis of a picture: a hairline with a handle, since nothing is set or filled by it. */
export const Scrub = ({ says, className, ...rest }: ScrubProps) => (
  <input {...rest} type="range" aria-valuetext={says} className={cn('scrub -mt-3', className)} />
)
