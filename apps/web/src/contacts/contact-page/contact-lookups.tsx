import text from '../../kit/text.module.css'
import contactScreenStyles from './contact-screen.module.css'
import styles from './contact-lookups.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContactLookup, LookupResult } from '@wellmet/contacts/lookups/lookups.contract.ts'
import { lookupsMessages } from '@wellmet/contacts/lookups/lookups.messages.ts'
import { clsx } from 'clsx'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { lookupsQuery, providersQuery, useLookUp } from '../../connections/enrichment/enrichment.queries.ts'
import { useContactEdit } from '../contact-list/contact-edits.queries.ts'

const roleOf = ({ title, company }: ContactLookup): string => {
  if (title !== null && company !== null) return lookupsMessages.atCompany({ title, company })
  return title ?? company ?? lookupsMessages.nothingSaid()
}

type Props = { contactId: string; mayChange: boolean }

const Lookup = ({ lookup, contactId, mayChange }: Props & { lookup: ContactLookup }) => {
  const edit = useContactEdit()
  const { label: provider, lookedUpAt, verifiedOn, linkedinUrl, location, offers } = lookup
  const body = Object.fromEntries(offers.map((field) => [field, lookup[field]]))
  return (
    <div className={styles.lookup}>
      <span className={clsx(text.small, text.quiet)}>
        {lookupsMessages.saidOn({ provider, on: new Date(lookedUpAt) })}
        {verifiedOn === null ? null : ` · ${lookupsMessages.verifiedOn({ on: new Date(verifiedOn) })}`}
      </span>
      <strong>{roleOf(lookup)}</strong>
      {location === null ? null : <span>{location}</span>}
      {linkedinUrl === null ? null : (
        <a className={text.link} href={linkedinUrl} target="_blank" rel="noopener noreferrer">
          {lookupsMessages.profile()}
          <span className={text.onlySpoken}> {lookupsMessages.opensNewTab()}</span>
        </a>
      )}
      {mayChange && offers.length > 0 ? (
        <Button
          variant="default"
          size="xs"
          aria-label={lookupsMessages.takeOverOf({ provider })}
          loading={edit.isPending}
          onClick={() => edit.mutate({ params: { path: { id: contactId } }, body })}
        >
          {lookupsMessages.takeOver()}
        </Button>
      ) : null}
    </div>
  )
}

const LookUpButton = ({ contactId }: { contactId: string }) => {
  const { mutate, isPending, data, error } = useLookUp()
  const isNews = (result: LookupResult | undefined) => result !== undefined && result.outcome !== 'found'
  return (
    <>
      <div>
        <Button variant="default" loading={isPending} onClick={() => mutate({ body: { contactId } })}>
          {lookupsMessages.lookUp()}
        </Button>
      </div>
      <output className={text.small}>{isNews(data) ? data?.message : null}</output>
      <FormAlert trouble={error ? { text: lookupsMessages.notLookedUp({ reason: reasonOf(error) }) } : null} />
    </>
  )
}

/** What providers say of a contact, where there is a provider or was one. */
export const ContactLookups = ({ contactId, mayChange }: Props) => {
  const lookups = useQuery(lookupsQuery(contactId))
  const { data: providers } = useQuery(providersQuery)
  const mayLookUp = mayChange && (providers?.items.some(({ isAvailable }) => isAvailable) ?? false)
  if (!mayLookUp && !lookups.data?.items.length) return null
  return (
    <Section title={lookupsMessages.roleToday()} about={lookupsMessages.about()}>
      <div className={clsx(contactScreenStyles.card, styles.lookups)}>
        <Loaded query={lookups} what={lookupsMessages.whatTheySaid()} skeleton={<FormSkeleton fields={1} />}>
          {({ items }) =>
            items.length === 0 ? null : (
              <ul className={styles.lookups} aria-label={lookupsMessages.whatTheySaid()}>
                {items.map((lookup) => (
                  <li key={lookup.provider}>
                    <Lookup lookup={lookup} contactId={contactId} mayChange={mayChange} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        {mayLookUp ? <LookUpButton contactId={contactId} /> : null}
      </div>
    </Section>
  )
}
