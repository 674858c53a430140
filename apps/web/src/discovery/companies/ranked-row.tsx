import styles from './companies-screen.module.css'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { RankedCompany } from '@wellmet/discovery/companies/companies.contract.ts'
import { useSession } from '../../account/users/session.ts'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { ResultRow } from '../../kit/result-row.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { SaveToList } from '../saving/save-to-list.tsx'
import { StateActionLink } from '../../identity/person-states/state-action.tsx'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { isDrawn, showsChance } from '../reach/shown-path.ts'
import { drawPath } from '../../graph/paths/draw-path.ts'
import { pathWords } from '../../graph/paths/path-words.ts'
import { CompanyLink } from './company-link.tsx'
import { breakdownPanel } from './company-breakdown.tsx'

const fewTitles = 2

/** "via Kofi · about 27%" and "to Lukas Brandstätter"; of somebody who is not on a path, the name alone. */
const stateOfStrongest = ({ strongestPath, strongestPerson: person }: RankedCompany) =>
  person && strongestPath.status !== 'none'
    ? {
        via: stateWords(person.personState),
        further: showsChance(person.personState) ? companiesMessages.toPerson({ name: person.name }) : person.name,
      }
    : { via: pathWords(strongestPath) }

/** A company in the ranking: its rank opens the breakdown, all else opens its page. */
export const RankedRow = ({ company }: { company: RankedCompany }) => {
  const { open } = usePanel()
  const { user } = useSession()
  const { id, name, rank, peopleCount, strongestPerson, strongestPath, topRoles } = company
  const titles = topRoles.join(' · ') || companiesMessages.rolesUnknown()
  return (
    <ResultRow
      portrait={{ id, name, look: 'company' }}
      lead={
        <span className={styles.rank}>
          <BreakdownNumber label={companiesMessages.rankOf({ name, rank })} onOpen={() => open(breakdownPanel(id))}>
            {rank}
          </BreakdownNumber>
        </span>
      }
      name={<CompanyLink id={id} name={name} about={titles} />}
      about={topRoles.slice(0, fewTitles).join(' · ') || titles}
      path={
        strongestPerson && isDrawn({ path: strongestPath, personState: strongestPerson.personState })
          ? drawPath(
              strongestPath,
              { id: user.id, name: user.name },
              { id: strongestPerson.id, name: strongestPerson.name },
            )
          : undefined
      }
      {...stateOfStrongest(company)}
      chance={kitMessages.peopleCount({ count: peopleCount })}
      save={<SaveToList look="icon" kind="company" id={id} name={name} />}
      action={strongestPerson ? <StateActionLink person={strongestPerson} /> : undefined}
    />
  )
}
