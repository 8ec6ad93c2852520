import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { quotesApi, type SandboxPayment } from '@ledgerleaf/contract/quotes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

const ways: readonly { how: SandboxPayment; words: string }[] = [
  { how: 'exact', words: 'The exact amount' },
  { how: 'half', words: 'Half of it' },
  { how: 'over', words: 'too much' },
  { how: 'unnamed', words: 'Without the reference' },
]

/** In the sandbox somebody has to be the bank: it books a transfer, and its statement is taken in like a real one. */
export const SandboxBank = ({ token, currency }: { token: string; currency: Currency }) => {
  const client = useQueryClient()
  const pay = useMutation({
    mutationFn: (how: SandboxPayment) => send(quotesApi.sandboxPay, { params: { token }, body: { how } }),
    onSuccess: () => toast.success('The make-believe bank has booked it.'),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
  return (
    <div className="grid gap-3 border-ochre border-l-2 pl-4">
      <p className="text-note">
        <strong className="font-medium">Sandbox: no money moves.</strong> Pay from the make-believe bank:
      </p>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ how, words }) => (
          <Button
            key={how}
            size="small"
            variant="outline"
            busy={pay.isPending && pay.variables === how}
            disabled={pay.isPending}
            onClick={() => pay.mutate(how)}
          >
            {how === 'over' ? `${writeMoney(1000, currency).slice(0, -3)} ${words}` : words}
          </Button>
        ))}
      </div>
    </div>
  )
}
