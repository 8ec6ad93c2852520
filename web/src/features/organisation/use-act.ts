import { useMutation } from '@tanstack/react-query'
import { stale } from '../../api/signals.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { toast } from '../../ui/toast.ts'

type Options<Input> = {
  act: (input: Input) => Promise<unknown>
  /** What was done, naming whom it was done to. */
  said: (input: Input) => string
  onDone?: () => void
}

/** Something done to the organisation: whatever shows it is read again, and a refusal is left for who shows it. */
export const useAct = <Input = void>({ act, said, onDone }: Options<Input>) =>
  useMutation({
    mutationFn: act,
    onSuccess: (_, input) => {
      void toast.success(said(input))
      onDone?.()
    },
    onSettled: () => stale.send(organisationKeys.all),
  })
