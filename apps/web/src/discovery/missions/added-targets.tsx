import { useQuery } from '@tanstack/react-query'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { targetsQuery } from '../../contacts/targets/targets.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { PersonRow } from '../../kit/person-row.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'

/** Whom the viewer added by name, address or profile, and who is no contact by now; nothing without any. */
export const AddedTargets = () => {
  const items = useQuery(targetsQuery).data?.items.filter(({ isContact }) => !isContact) ?? []
  if (items.length === 0) return null
  return (
    <Section title={targetsMessages.onList()} about={targetsMessages.onListAbout()}>
      <Rows label={targetsMessages.onList()} items={items} keyOf={({ id }) => id}>
        {({ id, name, title, company }) => (
          <PersonRow
            person={{ id, name, ...(title ? { role: title } : {}), ...(company ? { company } : {}) }}
            end={
              <LinkButton size="xs" variant="default" to="/introductions/path" search={{ person: id }}>
                {targetsMessages.seePaths()}
              </LinkButton>
            }
          />
        )}
      </Rows>
    </Section>
  )
}
