import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'

type ButtonLinkProps = Omit<LinkProps, 'className'> & {
  className?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A link to another page that looks like a button: it is still a link, and opens in a new tab like one. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'regular',
  className,
  ...rest
}: ButtonLinkProps) => <Link {...rest} className={buttonLook(variant, size, className)} />
