import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type ErrorStateProps = { title?: string; text?: ReactNode; onRetry?: () => void; busy?: boolean }

export const ErrorState = ({
  title = 'This did not load',
  text = 'The server could not be reached or did not answer. Nothing was changed.',
  onRetry,
  busy,
}: ErrorStateProps) => (
  <div role="alert" className="grid justify-items-start gap-4 border-error border-l-2 bg-sheet px-5 py-5">
    <div className="grid gap-1">
      <p className="font-display text-xl">{title}</p>
      <p className="text-note text-muted">{text}</p>
    </div>
    {onRetry && (
      <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
)
