import { type OwnProvider, providersApi } from '@ledgerleaf/contract/providers'
import { type ComponentProps, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { ProofDialog } from './ProofDialog.tsx'

type Asked = Pick<ComponentProps<typeof ProofDialog>, 'title' | 'text' | 'label' | 'said' | 'act' | 'isFinal'>
type Choice = 'on' | 'off' | 'required' | 'free' | 'remove'

const turnTo =
  (isOn: boolean, isRequired: boolean): Asked['act'] =>
  (proof) =>
    send(providersApi.turn, { body: { isOn, isRequired, ...proof } })

const askedOf = ({ name, isRequired }: OwnProvider): Record<Choice, Asked> => ({
  on: {
    title: `Switch on ${name}?`,
    text: `Whoever enters an address of your domains at the sign-in is offered “Continue with ${name}”. Passwords and passkeys go on working.`,
    label: 'Switch it on',
    said: `Sign-in through ${name} is on.`,
    act: turnTo(true, isRequired),
  },
  off: {
    title: `Switch off ${name}?`,
    text: 'Whoever came in by it is signed out, and members sign in with their passwords and passkeys.',
    label: 'Switch it off',
    said: `Sign-in through ${name} is off.`,
    act: turnTo(false, false),
    isFinal: true,
  },
  required: {
    title: `Demand ${name} of members?`,
    text: 'Members with an address of your domains act for this organisation only when they came through it. Whoever is signed in another way is signed out. Owners keep their password and second factor as a way in, for when the provider is down.',
    label: 'Demand it',
    said: `Members sign in through ${name} from now on.`,
    act: turnTo(true, true),
  },
  free: {
    title: `No longer demand ${name}?`,
    text: 'Members may sign in with their passwords and passkeys again. The provider stays on.',
    label: 'No longer demand it',
    said: `${name} is no longer demanded.`,
    act: turnTo(true, false),
  },
  remove: {
    title: `Forget ${name}?`,
    text: 'The connection and its secret are deleted. Whoever came in by it is signed out.',
    label: 'Forget it',
    said: `${name} is forgotten.`,
    act: (proof) => send(providersApi.remove, { body: proof }),
    isFinal: true,
  },
})

const standingOf = ({ name, triedAt, isOn, isRequired }: OwnProvider): string => {
  if (isRequired)
    return `Members with an address of your domains sign in through ${name}. Owners keep their password and second factor as a way in, for when it is down.`
  if (isOn)
    return `Whoever enters an address of your domains is offered ${name}. Passwords and passkeys work too.`
  return triedAt ? 'Nobody comes in by it yet.' : 'It can be switched on once you have tried it.'
}

/** The last step: on or off, offered or demanded. */
export const SwitchStep = ({ provider }: { provider: OwnProvider }) => {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [shown, setShown] = useState<Choice>('on')
  const { isOn, isRequired, triedAt } = provider
  const choose = (next: Choice) => () => {
    setShown(next)
    setChoice(next)
  }
  return (
    <div className="grid gap-5">
      <p className="max-w-text text-muted text-note">{standingOf(provider)}</p>
      <p className="max-w-text text-muted text-sm">
        Whoever comes in by it acts for this organisation alone. Their account, and other organisations of
        theirs, ask for their own password or passkey.
      </p>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="outline" onClick={choose(isRequired ? 'free' : 'required')}>
              {isRequired ? 'No longer demand it' : 'Demand it of members'}
            </Button>
            <Button variant="outline" onClick={choose('off')}>
              Switch it off
            </Button>
          </>
        ) : (
          <Button disabled={!triedAt} onClick={choose('on')}>
            Switch it on
          </Button>
        )}
        <Button variant="quiet" onClick={choose('remove')}>
          Forget the provider
        </Button>
      </div>
      <ProofDialog isOpen={choice !== null} onClose={() => setChoice(null)} {...askedOf(provider)[shown]} />
    </div>
  )
}
