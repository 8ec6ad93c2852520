import { CloseAccount, privacyApi } from '@ledgerleaf/contract/privacy'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { hrefOf } from '../../api/request.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { changePerson } from './change-person.ts'
import { toastRefusal } from './toast-refusal.ts'

/** Asks once more who is there, and says what stands against it where something does. */
const CloseForm = ({ onKeep }: { onKeep: () => void }) => {
  const navigate = useNavigate()
  const { kinds, withProof } = useProof()
  const [obstacles, setObstacles] = useState<string | null>(null)
  const [leaves, setLeaves] = useState<string | null>(null)
  const { bind, submit, isSending } = useContractForm(CloseAccount, {
    start: { ...noProof, isLeaving: false },
    onRefused: (error) => {
      if (hasCode(error, 'account_entangled')) setObstacles(messageOf(error))
      else if (hasCode(error, 'account_leaves')) setLeaves(messageOf(error))
      else toastRefusal(error)
    },
  })
  const onSubmit = submit(async (body) => {
    await send(privacyApi.close, { body: await withProof(body) })
    await navigate('/', { replace: true })
    await changePerson(null)
    void toast.success('Your account is closed.')
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {obstacles && (
        <Notice>
          <span className="whitespace-pre-line">{obstacles}</span>
          <span className="mt-2 block">
            <TextLink to="/orders">See your orders</TextLink>: what is not paid is cancelled there, and a
            refund asked for.
          </span>
        </Notice>
      )}
      {leaves && (
        <>
          <Notice tone="attention">
            <span className="whitespace-pre-line">{leaves}</span>
            <span className="mt-2 block">
              <TextLink to="/holdings">Go to your holdings</TextLink>
            </span>
          </Notice>
          <Checkbox label="I know, and leave them in the wallet." {...bind('isLeaving')} />
        </>
      )}
      <ProofField kinds={kinds} password={bind('password')} code={bind('code')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={isSending}>
          Close my account
        </Button>
      </div>
    </form>
  )
}

/** What is kept about the person, to take along or to have erased. */
export const PersonalData = () => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Part
      look="beside"
      id="personal-data"
      title="Your data"
      lead="Everything we keep about you, in one file."
    >
      <div className="grid gap-4 border-edge border-t-2 bg-sheet px-4 py-4 sm:px-5">
        <p className="max-w-prose text-muted text-note">
          Closing the account erases your personal details. The privacy policy says{' '}
          <TextLink to="/privacy#erasing">what stays, and why</TextLink>.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={hrefOf(privacyApi.data)} download className={buttonLook('outline', 'regular')}>
            <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Download my data
          </a>
          <Button variant="quiet" className="max-sm:px-0" onClick={() => setAsking(true)}>
            Close my account
          </Button>
        </div>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Close your account?"
        text="Your name, address, messages, reports and every way to sign in are erased. Retired credits stay retired. This cannot be undone."
      >
        {isAsking && <CloseForm onKeep={() => setAsking(false)} />}
      </Dialog>
    </Part>
  )
}
