import { cn } from './cn.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'grave' | 'final'
export type ButtonSize = 'regular' | 'small'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-leaf text-on-leaf border-leaf hover:bg-leaf-strong hover:border-leaf-strong',
  outline: 'border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  // What cannot be taken back, and is no mistake: neither what one buys with nor what one deletes with.
  final: 'border-2 border-attention bg-sheet text-attention hover:bg-attention hover:text-paper',
  // Opens what would be grave to do, and does nothing yet.
  grave: 'border-danger text-error hover:bg-danger hover:text-on-danger',
  danger: 'bg-danger text-on-danger border-danger hover:bg-error hover:border-error',
}
const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 py-2 text-note',
  small: 'min-h-9 px-3 py-1 text-sm',
}

/** How a button looks; shared by the button and by the link that looks like one. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  cn(
    'inline-flex select-none items-center justify-center gap-2 rounded-soft border text-center font-medium transition-colors print:hidden',
    // What cannot be done now is grey within a broken line, and read as well as any other; what is being done keeps its colour.
    'aria-busy:cursor-not-allowed disabled:cursor-not-allowed disabled:not-aria-busy:border-dashed disabled:not-aria-busy:border-edge disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-muted',
    variants[variant],
    sizes[size],
    className,
  )
