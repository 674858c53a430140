import text from '../../kit/text.module.css'
import styles from './mission-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { MissionTargets as Targets } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { reachWords } from '../companies/company-words.ts'
import { EarlierAsks } from '../earlier-asks/earlier-asks.tsx'
import { missingWords } from './mission-words.ts'
import { SearchEverywhere } from './search-everywhere.tsx'
import { MissionPerson } from './mission-person.tsx'

const listWords = (lists: readonly string[]): string | null =>
  lists.length === 0 ? null : missionsMessages.onList({ lists: formatList([...lists]) })

const People = ({ people }: Pick<Targets, 'people'>) => (
  <Section title={missionsMessages.people()} about={missionsMessages.peopleAbout()}>
    <Rows label={missionsMessages.people()} items={people} keyOf={({ personId }) => personId}>
      {({ name, person, asks, lists }) =>
        person ? (
          <MissionPerson person={person} asks={asks} note={listWords(lists)} />
        ) : (
          <div className={clsx(styles.nobody, text.small)}>
            <strong>{name}</strong> <span className={text.quiet}>{missionsMessages.outOfSight({ name })}</span>
            <EarlierAsks asks={asks} />
          </div>
        )
      }
    </Rows>
  </Section>
)

/** What was asked about somebody who is listed is said beside them. */
const Company = ({ company, roles }: { company: Targets['companies'][number]; roles: readonly string[] }) => {
  const { companyId: id, name, people, peopleCount, directoryCount, asks, lists } = company
  const listed = new Set(people.map((person) => person.id))
  const onList = listWords(lists)
  const missing = missingWords(company, roles)
  return (
    <section aria-label={name}>
      <div className={styles.groupHead}>
        <h3>
          <Link to="/companies/$id" params={{ id }} className={text.link}>
            {name}
          </Link>
        </h3>
        <span className={clsx(text.small, text.quiet, text.figures)}>{reachWords(peopleCount)}</span>
        {onList ? <span className={clsx(text.small, text.quiet)}>{onList}</span> : null}
      </div>
      <EarlierAsks asks={asks.filter(({ target }) => target.personId === null || !listed.has(target.personId))} />
      {missing ? (
        <p className={text.small}>
          {missing} {people.length === 0 && directoryCount > 0 ? <SearchEverywhere company={name} /> : null}
        </p>
      ) : null}
      {people.length === 0 ? null : (
        <Rows label={missionsMessages.allAtCompany({ name })} items={people} keyOf={(person) => person.id}>
          {(person) => (
            <MissionPerson person={person} asks={asks.filter(({ target }) => target.personId === person.id)} />
          )}
        </Rows>
      )}
      {peopleCount > people.length && people.length > 0 ? (
        <Link to="/companies/$id" params={{ id }} className={clsx(text.link, text.small)}>
          {missionsMessages.allAtCompany({ name })}
        </Link>
      ) : null}
    </section>
  )
}

const Role = ({ role: { role, people } }: { role: Targets['roles'][number] }) => (
  <section aria-label={role}>
    <div className={styles.groupHead}>
      <h3>{role}</h3>
    </div>
    {people.length === 0 ? (
      <p className={clsx(text.small, text.quiet)}>{missionsMessages.nobodyWithTitle()}</p>
    ) : (
      <Rows label={role} items={people} keyOf={({ id }) => id}>
        {(person) => <MissionPerson person={{ ...person, hasWantedTitle: false }} />}
      </Rows>
    )}
    <Link to="/search/people" search={{ q: role }} className={clsx(text.link, text.small)}>
      {missionsMessages.searchTitle({ role })}
    </Link>
  </section>
)

/** The targets of a mission, each with whom one can reach and who was asked. */
export const MissionTargets = ({ targets: { people, companies, roles, left } }: { targets: Targets }) => (
  <>
    {people.length > 0 ? <People people={people} /> : null}
    {companies.length > 0 ? (
      <Section title={missionsMessages.companies()} about={missionsMessages.companiesAbout()}>
        <div className={styles.groups}>
          {companies.map((company) => (
            <Company key={company.companyId} company={company} roles={roles.map(({ role }) => role)} />
          ))}
        </div>
      </Section>
    ) : null}
    {roles.length > 0 ? (
      <Section title={missionsMessages.roles()} about={missionsMessages.rolesAbout()}>
        <div className={styles.groups}>
          {roles.map((role) => (
            <Role key={role.role} role={role} />
          ))}
        </div>
      </Section>
    ) : null}
    {left > 0 ? <p className={clsx(text.small, text.quiet)}>{missionsMessages.leftOut({ count: left })}</p> : null}
  </>
)
