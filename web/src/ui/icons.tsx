import type { ComponentProps } from 'react'

/**
 * The signs every visitor sees, drawn for this site on a grid of 24 with the stroke of its contour lines. Being only
 * paths they weigh next to nothing, so that a first visit needs no icon library.
 */
const sign = (name: string, d: string) =>
  function Sign(props: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-sign={name}
        {...props}
      >
        <path d={d} />
      </svg>
    )
  }

export const MenuSign = sign('menu', 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11')
export const CrossSign = sign('cross', 'M5.5 5.5l13 13M18.5 5.5l-13 13')
export const CheckSign = sign('check', 'M4.5 12.75l5 4.75 10-11')
export const PlusSign = sign('plus', 'M12 5v14M5 12h14')
export const MinusSign = sign('minus', 'M5 12h14')
export const SendSign = sign('send', 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5')
/** A woven basket: its rim, its handle and two ribs. */
export const BasketSign = sign(
  'basket',
  'M3 10.5h18M5 10.5l1.6 8.2c.2.9.7 1.3 1.6 1.3h7.6c.9 0 1.4-.4 1.6-1.3l1.6-8.2M8 10.5l3-6.5M16 10.5 13 4M10 14v3M14 14v3',
)
export const UploadSign = sign(
  'upload',
  'M12 15.5V4M7 9l5-5 5 5M4 15v3.5c0 1 .6 1.5 1.5 1.5h13c.9 0 1.5-.5 1.5-1.5V15',
)
export const ClipSign = sign(
  'clip',
  'M19.5 11.25l-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8.1-8.1a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.5 1.5 0 0 1-2.2-2.2l7-7',
)
/** A star of four points with a smaller one beside it. */
export const SparkleSign = sign(
  'sparkle',
  'M10 4c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7ZM18.5 15.5c.3 2 1 2.7 3 3-2 .3-2.7 1-3 3-.3-2-1-2.7-3-3 2-.3 2.7-1 3-3Z',
)
