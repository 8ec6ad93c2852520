import type { Factor, OwnFactors } from '@ledgerleaf/contract/factors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { personQueries } from '../../nouns/person/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { NewCodesForm, RemoveFactorForm, RenameFactorForm } from './FactorForms.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const kindWords = { passkey: 'Passkey', totp: 'Authenticator app' } as const satisfies Record<
  Factor['kind'],
  string
>

type Doing =
  | { what: 'add' | 'codes' }
  | { what: 'rename' | 'remove'; factor: Factor }
  | { what: 'show'; codes: string[] }

const titles = {
  add: 'Add a second factor',
  codes: 'Make new recovery codes',
  rename: 'Give it a name',
  remove: 'Remove this second factor?',
  show: 'Your recovery codes',
} as const satisfies Record<Doing['what'], string>

const line =
  'flex flex-wrap items-center justify-between gap-3 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5'

const Row = ({ factor, onDo }: { factor: Factor; onDo: (doing: Doing) => void }) => (
  <li className={line}>
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        <span className="break-words">{factor.name}</span>
        <Badge>{kindWords[factor.kind]}</Badge>
      </p>
      <p className="text-muted text-sm">
        Added <time dateTime={factor.addedAt}>{moment.format(new Date(factor.addedAt))}</time>,{' '}
        {factor.lastUsedAt ? (
          <>
            last used <time dateTime={factor.lastUsedAt}>{moment.format(new Date(factor.lastUsedAt))}</time>
          </>
        ) : (
          'not used since'
        )}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="small"
        aria-label={`Rename ${factor.name}`}
        onClick={() => onDo({ what: 'rename', factor })}
      >
        Rename
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-label={`Remove ${factor.name}`}
        onClick={() => onDo({ what: 'remove', factor })}
      >
        Remove
      </Button>
    </div>
  </li>
)

const Codes = ({ left, onDo }: { left: number; onDo: (doing: Doing) => void }) => (
  <li className={line}>
    <div className="grid gap-1">
      <p className="font-medium">
        {left === 0 ? 'No recovery codes' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left`}
      </p>
      <p className="text-muted text-sm">Each gets you in once when your second factor is lost.</p>
    </div>
    <Button variant="outline" size="small" onClick={() => onDo({ what: 'codes' })}>
      Make new codes
    </Button>
  </li>
)

type FullProps = { own: OwnFactors; isConfirmed: boolean; onDo: (doing: Doing) => void }

const Full = ({ own, isConfirmed, onDo }: FullProps) => (
  <ul className="border-edge border-t-2 bg-sheet">
    {own.factors.map((factor) => (
      <Row key={factor.id} factor={factor} onDo={onDo} />
    ))}
    {own.factors.length > 0 && <Codes left={own.recoveryCodesLeft} onDo={onDo} />}
    <li className={line}>
      {isConfirmed ? (
        <>
          <span className="text-muted text-note">
            {own.factors.length === 0
              ? 'You sign in with your password alone.'
              : 'A second one gets you in when the first is lost.'}
          </span>
          <Button variant="outline" size="small" onClick={() => onDo({ what: 'add' })}>
            Add a second factor
          </Button>
        </>
      ) : (
        <span className="text-note">Confirm your e-mail address first; then you can add one.</span>
      )}
    </li>
  </ul>
)

/** What the person has besides the password, with a way to add, name and remove each of them. */
export const FactorList = ({ isConfirmed }: { isConfirmed: boolean }) => {
  const cache = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(personQueries.factors())
  const [doing, setDoing] = useState<Doing>()
  const done = async (words: string, codes: string[] | null = null) => {
    setDoing(codes ? { what: 'show', codes } : undefined)
    toast.success(words)
    await cache.invalidateQueries({ queryKey: personQueries.factors().queryKey })
  }
  const close = () => setDoing(undefined)
  return (
    <Part
      look="beside"
      id="factors"
      title="Second factor"
      lead="With a passkey or an authenticator app, your password alone opens nothing."
    >
      {data && <Full own={data} isConfirmed={isConfirmed} onDo={setDoing} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <Spinner className="size-8 text-leaf" label="Loading second factors" />}
      <Dialog open={doing !== undefined} onClose={close} title={doing ? titles[doing.what] : ''}>
        {doing?.what === 'add' && data && (
          <SetUpFactor
            isSignedIn
            canHavePasskeys={data.canHavePasskeys}
            onAdded={({ recoveryCodes }) => void done('The second factor is added.', recoveryCodes)}
          />
        )}
        {doing?.what === 'show' && (
          <RecoveryCodes codes={doing.codes} onKept={close} kept="I have kept them" />
        )}
        {doing?.what === 'codes' && (
          <NewCodesForm onMade={(codes) => void done('The old codes open nothing any more.', codes)} />
        )}
        {doing?.what === 'rename' && (
          <RenameFactorForm factor={doing.factor} onDone={() => void done('It has a new name.')} />
        )}
        {doing?.what === 'remove' && (
          <RemoveFactorForm factor={doing.factor} onDone={() => void done('The second factor is removed.')} />
        )}
      </Dialog>
    </Part>
  )
}
