import { useMutation } from '@tanstack/react-query'
import { stale } from '../../api/signals.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { toast } from '../../ui/toast.ts'

/** Something done about an endpoint: whatever shows it is read again, and what was done is said. */
export const useWebhookAct = <Input = void, Answer = unknown>(
  act: (input: Input) => Promise<Answer>,
  said: (answer: Answer) => string | null,
  onDone?: (answer: Answer) => void,
) =>
  useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      const words = said(answer)
      if (words) void toast.success(words)
      onDone?.(answer)
    },
    onSettled: () => stale.send(organisationKeys.webhooks),
  })
