import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { domainsMessages } from '@wellmet/account/domains/domains.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { AddDomainForm } from './add-domain-form.tsx'
import { DomainCard } from './domain-card.tsx'
import { domainsQuery } from './domains.queries.ts'

/** For owners. */
export const DomainsSection = () => {
  const domains = useQuery(domainsQuery)
  return (
    <Section title={domainsMessages.title()} about={domainsMessages.about()}>
      <Loaded
        query={domains}
        what={domainsMessages.theDomains()}
        skeleton={<RowSkeletons rows={1} label={domainsMessages.loading()} />}
      >
        {({ items }) => (
          <>
            {items.length === 0 ? <p className={clsx(text.small, text.quiet)}>{domainsMessages.none()}</p> : null}
            {items.map((domain) => (
              <DomainCard key={domain.id} domain={domain} />
            ))}
            <AddDomainForm />
          </>
        )}
      </Loaded>
    </Section>
  )
}
