import { claimMarkets } from '@ledgerleaf/contract/claims'
import { FootprintSelect } from '../../nouns/analysis/FootprintSelect.tsx'
import { byHand, readChoice } from '../../nouns/analysis/footprint-choice.ts'
import type { OwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { BindClaim } from './claim-start.ts'
import { marketWords } from './claim-words.ts'

type Props = {
  bind: BindClaim
  own: OwnFootprints
  /** Which footprint is chosen. */
  source: string
  onSource: (source: string) => void
  /** Whether other days are typed than the footprint's own. */
  hasOwnDays: boolean
  /** What the records say of a cut. */
  knownCut: string | null
  /** Nothing is known of where the company is at home. */
  asksCountry: boolean
  /** All of it in a line, while it is folded. */
  says: string
  /** Something in it is wrong. */
  isWrong: boolean
}

/** Where the words are read and what they are about: filled in for most, so it is a line that opens. */
export const ClaimScope = ({
  bind,
  own,
  source,
  onSource,
  hasOwnDays,
  knownCut,
  asksCountry,
  says,
  isWrong,
}: Props) => {
  const from = readChoice(source)
  const { error: marketsError, ...markets } = bind('markets')
  return (
    <Fold
      title={
        <span>
          Scope of the claim<span className="font-normal text-muted">: {says}</span>
        </span>
      }
      isOpen={isWrong}
      staysOpen={isWrong}
      className="border-hairline border-y py-1"
    >
      <div className="grid gap-x-12 gap-y-6 pb-5 lg:grid-cols-2">
        <fieldset>
          <legend className="mb-3 font-medium text-sm">Markets</legend>
          {asksCountry && (
            <p className="-mt-1 mb-3 text-muted text-sm">
              Tick every place where the words will be read.{' '}
              <TextLink to="/organisation">Name your country</TextLink> and its rules are ticked for you.
            </p>
          )}
          <div className="grid grid-cols-2 gap-3">
            {claimMarkets.map((market) => (
              <Checkbox
                key={market}
                label={marketWords[market]}
                value={market}
                error={market === 'other' ? marketsError : undefined}
                {...markets}
              />
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6">
          <Select label="The claim is about" className="col-span-2" {...bind('about')}>
            <option value="">Detect automatically</option>
            <option value="company">The company</option>
            <option value="product">A product</option>
          </Select>
          <FootprintSelect
            label="Which footprint"
            className="col-span-2"
            own={own}
            value={source}
            onChange={(event) => onSource(event.target.value)}
          />
          {from && (
            <p className="-mt-3 col-span-2 text-muted text-sm">
              The claim is held against the footprint your report gives for {from.year}, and against what you
              retired for {hasOwnDays ? 'the period below' : 'that year'}.{' '}
              <TextLink to={`/analysis/${from.analysisId}`}>See the analysis</TextLink>
            </p>
          )}
          {source === byHand && (
            <TextField
              label="Footprint, given by hand"
              hint="Tonnes of CO2e; empty if not known"
              figures
              inputMode="decimal"
              autoComplete="off"
              className="col-span-2"
              {...bind('footprint')}
            />
          )}
          <TextField label="Period, first day" type="date" {...bind('periodStartsOn')} />
          <TextField label="Period, last day" type="date" {...bind('periodEndsOn')} />
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-medium text-sm">Supporting facts</legend>
          <Checkbox
            label={
              <>
                We have cut our emissions by 90 % or more
                {knownCut && <span className="block text-muted text-sm">{knownCut}</span>}
              </>
            }
            {...bind('hasDeepCuts')}
          />
          <Checkbox label="A third party has verified the footprint" {...bind('hasVerifiedFootprint')} />
        </fieldset>
      </div>
    </Fold>
  )
}
