import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  /** What the button says while it is busy. */
  busyLabel?: string
}

export const Button = ({
  variant = 'primary',
  size = 'regular',
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={disabled}
    // A disabled button loses the focus, and whoever pressed it their place; busy, it only does nothing more.
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={buttonLook(variant, size, className)}
  >
    {busy && <Spinner className="size-4" />}
    {busy && busyLabel ? busyLabel : children}
  </button>
)
