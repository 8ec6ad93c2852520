import { useId } from 'react'

export type PayWay = 'card' | 'invoice'

const ways: Record<PayWay, string> = { card: 'Card', invoice: 'Invoice' }

type Props = { way: PayWay; disabled: boolean; onChange: (way: PayWay) => void }

/** By card at once, or by invoice, which begins with a quote. */
export const CardOrInvoice = ({ way, disabled, onChange }: Props) => {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="flex w-fit rounded-soft border border-edge disabled:opacity-60">
      <legend className="sr-only">How to pay</legend>
      {(Object.keys(ways) as PayWay[]).map((one) => (
        <label
          key={one}
          className="relative flex min-h-11 items-center first-of-type:rounded-l-[5px] last-of-type:rounded-r-[5px] px-5 text-note has-focus-visible:outline-2 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 appearance-none opacity-0"
            checked={way === one}
            onChange={() => onChange(one)}
          />
          {ways[one]}
        </label>
      ))}
    </fieldset>
  )
}
