import { ChevronLeft, ChevronRight, Maximize, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../../ui/cn.ts'

type ActProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

const Act = ({ label, disabled = false, onClick, children }: ActProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    className="-ml-px grid size-10 place-items-center border border-edge bg-sheet first:ml-0 hover:bg-sunken disabled:text-edge @min-[47.5rem]:-mt-px @min-[47.5rem]:ml-0 @min-[47.5rem]:first:mt-0"
  >
    {children}
  </button>
)

type NearProps = {
  isNearest: boolean
  isFarthest: boolean
  isHome: boolean
  onZoom: (factor: number) => void
  onHome: () => void
}

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

/** In a corner of the map, or below one that is too small to have anything lie on it. */
export const NearButtons = ({ isNearest, isFarthest, isHome, onZoom, onHome }: NearProps) => (
  <div className="-mt-px flex justify-end @min-[47.5rem]:absolute @min-[47.5rem]:top-3 @min-[47.5rem]:right-3 @min-[47.5rem]:z-20 @min-[47.5rem]:mt-0 @min-[47.5rem]:grid">
    <Act label="Look closer" disabled={isNearest} onClick={() => onZoom(1.8)}>
      <Plus {...sign} />
    </Act>
    <Act label="Look from farther away" disabled={isFarthest} onClick={() => onZoom(1 / 1.8)}>
      <Minus {...sign} />
    </Act>
    <Act label="Look at where most projects are" disabled={isHome} onClick={onHome}>
      <Maximize {...sign} />
    </Act>
  </div>
)

type SideProps = { side: 'west' | 'east'; count: number; onGo: () => void }

/** How many projects lie beyond an edge of the map, and the way there. */
export const BeyondEdge = ({ side, count, onGo }: SideProps) => (
  <button
    type="button"
    onClick={onGo}
    className={cn(
      'absolute bottom-3 z-20 flex min-h-10 items-center gap-1 border border-edge bg-sheet px-2 text-sm tabular-nums hover:bg-sunken',
      side === 'west' ? 'left-3' : 'right-3',
    )}
  >
    {side === 'west' && <ChevronLeft {...sign} />}
    {count} more <span className="sr-only">{count === 1 ? 'project' : 'projects'} to the</span> {side}
    {side === 'east' && <ChevronRight {...sign} />}
  </button>
)
