import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type Tone = 'info' | 'attention' | 'error'

const tones = {
  info: { Icon: Info, look: 'border-edge bg-sheet', icon: 'text-leaf' },
  attention: { Icon: TriangleAlert, look: 'border-ochre bg-sheet', icon: 'text-attention' },
  error: { Icon: CircleAlert, look: 'border-error bg-sheet', icon: 'text-error' },
} as const satisfies Record<Tone, object>

type NoticeProps = {
  tone?: Tone
  title?: string
  action?: ReactNode
  className?: string
  children?: ReactNode
}

export const Notice = ({ tone = 'info', title, action, className, children }: NoticeProps) => {
  const { Icon, look, icon } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-soft border p-4 text-note', look, className)}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', icon)} strokeWidth={1.5} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'text-muted' : undefined}>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
