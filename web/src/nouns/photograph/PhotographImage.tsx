import { photographHref } from '@ledgerleaf/contract/photograph-calls'
import type { Photograph } from '@ledgerleaf/contract/photographs'
import { cn } from '../../ui/cn.ts'

type Props = {
  photograph: Photograph
  size?: 'small' | 'large'
  /** In view from the start: fetched with the page. */
  first?: boolean
  className?: string
  /** Said beside it already, so that it is not read out twice. */
  isNamedBeside?: boolean
}

/** Its room is known before it is there: nothing moves when it comes. */
export const PhotographImage = ({
  photograph,
  size = 'small',
  first = false,
  className,
  isNamedBeside = false,
}: Props) => {
  const image = photograph[size]
  return (
    <img
      src={photographHref(image)}
      alt={isNamedBeside ? '' : photograph.caption}
      width={image.width}
      height={image.height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('block bg-sunken', className)}
    />
  )
}
