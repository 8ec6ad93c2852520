import { cn } from './cn.ts'
import { Guilloche } from './Guilloche.tsx'

/** The engraved edges of a sheet: in the colour of what is settled only once what it tells is. */
export const Engraving = ({ isOpen = false }: { isOpen?: boolean }) => {
  const ink = isOpen ? 'bg-attention/35' : 'bg-leaf/50'
  return (
    <>
      <Guilloche className={cn('absolute inset-x-1 top-1 -z-10 h-9', ink)} />
      <Guilloche className={cn('absolute inset-x-1 bottom-1 -z-10 h-9', ink)} />
    </>
  )
}
