import { cn } from './cn.ts'
import { Lines } from './Lines.tsx'

/** The engraved edges of a sheet: in the colour of what is settled only once what it tells is. */
export const Engraving = ({ isOpen = false }: { isOpen?: boolean }) => {
  const ink = isOpen ? 'bg-attention/35' : 'bg-leaf/50'
  return (
    <>
      <Lines art="guilloche" className={cn('absolute inset-x-1 top-1 -z-10 h-9', ink)} />
      <Lines art="guilloche" className={cn('absolute inset-x-1 bottom-1 -z-10 h-9', ink)} />
    </>
  )
}
