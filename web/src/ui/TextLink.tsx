import { Link, type LinkProps } from 'react-router'
import { cn } from './cn.ts'

export const textLinkLook =
  'text-leaf-strong underline decoration-1 decoration-leaf/50 underline-offset-4 transition-colors hover:decoration-leaf'

type TextLinkProps = Omit<LinkProps, 'className'> & { className?: string }

export const TextLink = ({ className, ...rest }: TextLinkProps) => (
  <Link {...rest} className={cn(textLinkLook, className)} />
)
