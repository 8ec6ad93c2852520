import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type Tone = 'neutral' | 'leaf' | 'attention' | 'error'

const tones: Record<Tone, { text: string; dot: string }> = {
  neutral: { text: 'text-muted', dot: 'bg-edge' },
  leaf: { text: 'text-leaf-strong', dot: 'bg-leaf' },
  attention: { text: 'text-attention', dot: 'bg-ochre' },
  error: { text: 'text-error', dot: 'bg-error' },
}

/** A word about a state. The dot repeats the tone; the word carries the meaning. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={cn(
      'inline-flex items-center gap-2 whitespace-nowrap rounded-soft border border-hairline bg-sheet px-2 py-0.5 font-medium text-fine',
      tones[tone].text,
    )}
  >
    <span aria-hidden="true" className={cn('size-1.5 rounded-full', tones[tone].dot)} />
    {/* As it was received, and with a great letter like every other badge. */}
    <span className="inline-block first-letter:uppercase">{children}</span>
  </span>
)
