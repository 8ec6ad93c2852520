import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const looks = {
  hero: 'text-[clamp(2.5rem,1.6rem+3.8vw,4.5rem)] leading-[1.04] tracking-[-0.025em] font-[420]',
  page: 'text-[clamp(2.125rem,1.6rem+2.2vw,3.25rem)] leading-[1.08] tracking-[-0.02em] font-[430]',
  section: 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight tracking-[-0.01em] font-[450]',
  small: 'text-xl leading-snug font-[500]',
} as const

type HeadingProps = ComponentProps<'h1'> & { level: 1 | 2 | 3; look?: keyof typeof looks }

/** The level is for the outline of the page, the look for the eye. */
export const Heading = ({
  level,
  look = level === 1 ? 'page' : 'section',
  className,
  ...rest
}: HeadingProps) => {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={cn(looks[look], className)} />
}
