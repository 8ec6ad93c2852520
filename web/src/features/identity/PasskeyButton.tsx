import { factorsApi } from '@ledgerleaf/contract/factors'
import type { Person } from '@ledgerleaf/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { signWithPasskey } from '../../nouns/person/passkey.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { rememberMe?: boolean; onSignedIn: (person: Person) => Promise<void> }

/** Signs in with a passkey alone: it knows whose it is. */
export const PasskeyButton = ({ rememberMe = false, onSignedIn }: Props) => {
  const signIn = useMutation({
    mutationFn: async () => {
      const question = await send(factorsApi.askPasskeyAlone, { body: { rememberMe } })
      const passkey = await signWithPasskey(question)
      const { person } = await send(factorsApi.signInByPasskey, { body: { passkey } })
      await onSignedIn(person)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button
      variant="outline"
      busy={signIn.isPending}
      busyLabel="Waiting for your passkey..."
      onClick={() => signIn.mutate()}
    >
      <KeyRound aria-hidden="true" className="size-4" strokeWidth={1.75} />
      Continue with a passkey
    </Button>
  )
}
