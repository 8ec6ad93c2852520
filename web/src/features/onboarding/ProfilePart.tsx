import { type ProfilePatch, sellersApi } from '@ledgerleaf/contract/sellers'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { DutyFields } from '../../nouns/organisation/DutyFields.tsx'
import { BankAccountForm } from '../../nouns/seller/BankAccountForm.tsx'
import { sellerQueries } from '../../nouns/seller/queries.ts'
import { countries } from '../../ui/countries.ts'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AutoField } from './AutoField.tsx'
import { useRefresh } from './use-refresh.ts'

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }))
/** Who sells, told once for all projects. */
export const ProfilePart = () => {
  const refresh = useRefresh()
  const { data: profile } = useQuery(sellerQueries.profile())
  const save = (patch: ProfilePatch) => send(sellersApi.saveProfile, { body: patch }).then(refresh)
  return (
    <Part
      look="sheet"
      id="profile"
      title="Who you are"
      lead="Told once for all your projects. Everything but the bank account stands on your public page."
    >
      {profile ? (
        <>
          <DutyFields duty="manage" doing="change this">
            <div className="grid gap-5 md:grid-cols-2">
              <AutoField
                label="Country"
                kept={profile.country}
                options={countryOptions}
                save={(country) => save({ country: country || null })}
              />
              <AutoField
                label="Website"
                type="url"
                kept={profile.website}
                placeholder="https://"
                save={(website) => save({ website })}
              />
            </div>
            <AutoField
              label={`About ${profile.companyName}`}
              rows={3}
              kept={profile.description}
              save={(description) => save({ description })}
            />
          </DutyFields>
          <BankAccountForm
            key={profile.payoutEnding}
            ending={profile.payoutEnding}
            holder={profile.companyName}
            onKept={() => void refresh()}
          />
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Part>
  )
}
