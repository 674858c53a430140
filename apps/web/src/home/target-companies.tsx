import resultRowStyles from '../kit/result-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mission, MissionTargets } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { richMessage } from '../kit/rich-message.ts'
import { Rows } from '../kit/rows.tsx'
import { knownWords, missingWords } from '../discovery/missions/mission-words.ts'
import { missionTargetsQuery } from '../discovery/missions/missions.queries.ts'
import { SearchEverywhere } from '../discovery/missions/search-everywhere.tsx'
import { PathsLink } from '../discovery/reach/paths-link.tsx'
import { PersonResult } from '../discovery/reach/person-result.tsx'

/** Each mission is a question of its own, and Home is looked at often. */
const most = { missions: 2, companies: 3, named: 3 }

type Company = MissionTargets['companies'][number]
export type TargetCompany = { mission: Mission; company: Company }

/** A request about somebody says what to do about them; here they would be said to be written to. */
const withoutRequests = (company: Company): Company => {
  const people = company.known.people.filter(({ personState }) => personState.requestId === null)
  const left = company.known.people.length - people.length
  return { ...company, known: { count: company.known.count - left, people } }
}

/** The companies of the first missions that have something to say beside the paths, once it is known. */
export const useTargetCompanies = (missions: readonly Mission[]) => {
  const asked = missions.filter(({ companies }) => companies.length > 0).slice(0, most.missions)
  const answers = useQueries({ queries: asked.map(({ id }) => missionTargetsQuery(id)) })
  return {
    isPending: answers.some(({ isPending }) => isPending),
    companies: asked.flatMap((mission, at) =>
      (answers[at]?.data?.companies ?? [])
        .map(withoutRequests)
        .filter((company) => knownWords(company) ?? missingWords(company, mission.roles))
        .slice(0, most.companies)
        .map((company): TargetCompany => ({ mission, company })),
    ),
  }
}

const divider = '\n'

/** First names as one says them; both names where two share the first. */
const shortName = (name: string, people: Company['people']): string =>
  people.filter((other) => firstName(other.name) === firstName(name)).length > 1 ? name : firstName(name)

/** Their names, each of which opens the paths to them. */
const Linked = ({ people }: Pick<Company, 'people'>) =>
  formatList(people.map((_, at) => `${divider}${at}${divider}`))
    .split(divider)
    .map((part, at) => {
      const person = at % 2 === 1 ? people[Number(part)] : undefined
      return person ? (
        <PathsLink key={person.id} id={person.id} name={shortName(person.name, people)} className={text.link} />
      ) : (
        part
      )
    })

/** Everybody by name where they are few; else how many there are. */
const Known = ({ company, isListed }: { company: Company; isListed: boolean }) => {
  const { name, known } = company
  const areAll = known.count > 0 && known.people.length === known.count && known.count <= most.named
  if (isListed || !areAll)
    return (
      <>
        {knownWords(company)} {isListed || known.count === 0 ? null : <Names people={known.people} />}
      </>
    )
  return richMessage(missionsMessages.knownNamed, {
    count: known.count,
    company: name,
    names: <Linked people={known.people} />,
  })
}

const Names = ({ people }: Pick<Company, 'people'>) => (
  <>
    {missionsMessages.nearestThere()}{' '}
    {people.slice(0, most.named).map(({ id, name }, at) => (
      <Fragment key={id}>
        {at > 0 ? ', ' : null}
        <PathsLink id={id} name={name} className={text.link} />
      </Fragment>
    ))}
  </>
)

type Props = TargetCompany & { withPeople: boolean; namesMission: boolean }

/** Whom the viewer knows there, or who is missing; with the people as rows where no path is shown above. */
const AtCompany = ({ mission: { id, title, roles }, company, withPeople, namesMission }: Props) => {
  const { name, known, people, directoryCount } = company
  const isKnown = known.count > 0
  return (
    <li>
      {namesMission ? (
        <Link to="/missions/$id" params={{ id }} className={clsx(text.link, text.small, styles.mission)}>
          {title}
        </Link>
      ) : null}
      <p>
        <Known company={company} isListed={withPeople} /> {missingWords(company, roles)}{' '}
        {people.length === 0 && directoryCount > 0 ? <SearchEverywhere company={name} /> : null}
        {people.length > 0 && !isKnown ? <Names people={people} /> : null}
      </p>
      {isKnown && withPeople ? (
        <div className={resultRowStyles.results}>
          <Rows
            lightsUp
            label={missionsMessages.knownAt({ count: known.count, company: name })}
            items={known.people}
            keyOf={(person) => person.id}
          >
            {(person) => <PersonResult person={person} />}
          </Rows>
        </div>
      ) : null}
    </li>
  )
}

export const TargetCompanies = ({ at, withPeople }: { at: readonly TargetCompany[]; withPeople: boolean }) => {
  if (at.length === 0) return null
  const namesMission = new Set(at.map(({ mission }) => mission.id)).size > 1
  return (
    <ul className={styles.missing}>
      {at.map((target) => (
        <AtCompany
          key={`${target.mission.id} ${target.company.companyId}`}
          {...target}
          withPeople={withPeople}
          namesMission={namesMission}
        />
      ))}
    </ul>
  )
}
