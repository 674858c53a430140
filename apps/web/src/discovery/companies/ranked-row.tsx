import styles from './companies-screen.module.css'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { RankedCompany } from '@wellmet/discovery/companies/companies.contract.ts'
import { useSession } from '../../account/users/session.ts'
import { BreakdownNumber } from '../../kit/breakdown-number.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { ResultRow } from '../../kit/result-row.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { SaveToList } from '../saving/save-to-list.tsx'
import { AskLink } from '../reach/ask-link.tsx'
import { drawPath } from '../../graph/paths/draw-path.ts'
import { pathInShort, pathWords, whoWasAsked } from '../../graph/paths/path-words.ts'
import { CompanyLink } from './company-link.tsx'
import { breakdownPanel } from './company-breakdown.tsx'

const fewTitles = 2

/**
 * "via Kofi Mensah" and "to Lukas Brandstätter"; of a person whom one knows, "You know Lukas Brandstätter". Of
 * one with whom one is only connected, the name and what is known.
 */
const pathTo = (path: RankedCompany['strongestPath'], person: RankedCompany['strongestPerson']) => {
  if (!person || path.status === 'none') return { via: pathWords(path) }
  const { name } = person
  const asked = whoWasAsked(person, path)
  if (asked) return { via: asked.via, viaInShort: asked.viaInShort, further: companiesMessages.toPerson({ name }) }
  if (path.viaName !== null)
    return { via: pathWords(path), viaInShort: pathInShort(path), further: companiesMessages.toPerson({ name }) }
  if (path.status === 'verified') return { via: pathsMessages.youKnow({ name }) }
  return { via: name, further: <span title={path.label}>{path.label}</span> }
}

/** A company in the ranking: its rank opens the breakdown, all else opens its page. */
export const RankedRow = ({ company }: { company: RankedCompany }) => {
  const { open } = usePanel()
  const { user } = useSession()
  const { id, name, rank, peopleCount, strongestPerson, strongestPath, topRoles } = company
  const asked = strongestPerson ? whoWasAsked(strongestPerson, strongestPath) : null
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
        strongestPerson && (asked === null || asked.isOfPath)
          ? drawPath(
              strongestPath,
              { id: user.id, name: user.name },
              { id: strongestPerson.id, name: strongestPerson.name },
            )
          : undefined
      }
      {...pathTo(strongestPath, strongestPerson)}
      chance={kitMessages.peopleCount({ count: peopleCount })}
      save={<SaveToList look="icon" kind="company" id={id} name={name} />}
      action={strongestPerson ? <AskLink person={strongestPerson} path={strongestPath} /> : undefined}
    />
  )
}
