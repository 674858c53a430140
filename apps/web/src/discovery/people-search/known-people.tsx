import resultRowStyles from '../../kit/result-row.module.css'
import { useQuery } from '@tanstack/react-query'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { PersonResult } from '../reach/person-result.tsx'
import { knownPeopleQuery } from './people.queries.ts'
import type { PeopleSearch } from './people-search.ts'

type Props = { filter: PeopleSearch['filter']; most: number }

/** The viewer's own contacts, below the people whom they don't know yet. All of them are on their own screen. */
export const KnownPeople = ({ filter, most }: Props) => {
  const { data } = useQuery(knownPeopleQuery(filter, most))
  if (!data || data.results.length === 0) return null
  return (
    <Section
      className={resultRowStyles.group}
      title={peopleMessages.youKnow()}
      actions={
        <LinkButton to="/contacts" variant="default">
          {peopleMessages.allContacts()}
        </LinkButton>
      }
    >
      <Rows lightsUp label={peopleMessages.youKnow()} items={data.results} keyOf={({ id }) => id}>
        {(person) => <PersonResult person={person} />}
      </Rows>
    </Section>
  )
}
