import { CreditCard, LockKeyhole } from 'lucide-react'
import { Guilloche } from '../../ui/Guilloche.tsx'

const boxes = [
  { label: 'Card number', value: '•••• •••• •••• 4242', heard: 'ends in 4242', wide: 'col-span-2' },
  { label: 'Expiry', value: '•• / ••', heard: 'on file', wide: '' },
  { label: 'CVC', value: '•••', heard: 'on file', wide: '' },
] as const

/**
 * The card that will be charged, to be looked at. Its boxes are no inputs: a card number is typed at the payment
 * provider, if anywhere, and never reaches us.
 */
export const PaymentCard = ({ isSandbox }: { isSandbox: boolean }) => (
  <div className="grid gap-5">
    <div className="relative max-w-md isolate grid gap-5 overflow-clip rounded-soft border border-edge bg-sheet p-5">
      <Guilloche className="absolute inset-x-0 top-0 -z-10 h-8 bg-leaf/35" />
      <p className="mt-5 flex items-center justify-between gap-3 text-sm">
        <span className="font-medium">Card on file</span>
        <CreditCard aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
      </p>
      <dl className="grid grid-cols-2 gap-3">
        {boxes.map(({ label, value, heard, wide }) => (
          <div key={label} className={wide}>
            <dt className="mb-1 text-muted text-sm">{label}</dt>
            <dd className="min-h-11 whitespace-nowrap rounded-soft border border-hairline bg-paper px-3 py-2.5 font-mono text-note tabular-nums">
              <span aria-hidden="true">{value}</span>
              <span className="sr-only">{heard}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="grid max-w-text gap-4 text-note text-muted">
      <p className="flex gap-3">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={1.5} />
        Your payment is secure and processed by a card payment provider. No card number reaches our server.
      </p>
      {isSandbox && (
        <p className="border-ochre border-l-2 pl-4">
          <strong className="font-medium text-ink">Sandbox: no money moves.</strong> The card ending in 4242
          is the sandbox’s own, and credits of a registry marked Demo are demonstration credits.
        </p>
      )}
    </div>
  </div>
)
