import type { RecommendedLine } from '@ledgerleaf/contract/recommendations'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { keepBasket } from '../../nouns/basket/keep-basket.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'

/** Where a frame leads: the same page in a window of its own, which goes on to the checkout by itself. */
const wayOut = (params: URLSearchParams): string => {
  const out = new URLSearchParams(params)
  out.set('go', 'checkout')
  return `/embed/checkout?${out}`
}

const isFramed = () => window.self !== window.top

type OpenCheckoutProps = { lines: readonly RecommendedLine[]; params: URLSearchParams }

/** In a frame a link to a window of our own, where the address can be seen; in that window the way to the checkout. */
export const OpenCheckout = ({ lines, params }: OpenCheckoutProps) => {
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => keepBasket(lines),
    onSuccess: (way) => navigate(way, { replace: true }),
  })
  const hasGone = useRef(false)
  const goesOn = params.get('go') === 'checkout' && !isFramed()
  useEffect(() => {
    if (!goesOn || hasGone.current) return
    hasGone.current = true
    mutate()
  }, [goesOn, mutate])
  if (isFramed())
    return (
      <a
        href={wayOut(params)}
        target="_blank"
        rel="noopener"
        className={buttonLook('primary', 'regular', 'w-full')}
      >
        Buy at Ledgerleaf
      </a>
    )
  return (
    <>
      <Button
        className="w-full"
        busy={isPending || isSuccess}
        busyLabel="Opening the checkout"
        onClick={() => mutate()}
      >
        Buy this basket
      </Button>
      {error && (
        <p role="alert" className="text-error text-sm">
          {error.message}
        </p>
      )}
    </>
  )
}
