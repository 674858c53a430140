import text from '../../kit/text.module.css'
import styles from './person-result.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { useSession } from '../../account/users/session.ts'
import { drawPath } from '../../graph/paths/draw-path.ts'
import { StateActionLink } from '../../identity/person-states/state-action.tsx'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { ResultRow } from '../../kit/result-row.tsx'
import { SaveToList } from '../saving/save-to-list.tsx'
import { ChanceLink } from './chance-link.tsx'
import { PathsLink } from './paths-link.tsx'
import { rowWords } from './row-words.ts'
import { isDrawn, showsChance } from './shown-path.ts'

export type ListedPerson = Pick<
  ReachablePerson,
  'id' | 'name' | 'role' | 'company' | 'location' | 'path' | 'personState'
>

type Props = {
  person: ListedPerson
  /** What stands under the name, where it is not the title and the company. */
  about?: string | undefined
  /** A second line under the words of the path. */
  further?: ReactNode
  /** Instead of the button that saves them. */
  tools?: ReactNode
}

/** One person of a list: who, where things stand with them, and the one thing to do. The row opens all paths. */
export const PersonResult = ({ person, about, further, tools }: Props) => {
  const { id, name, role, company, location, path, personState } = person
  const { user } = useSession()
  const isReachable = path.status !== 'none'
  const everything = [role, company, location].filter(Boolean).join(' · ')
  const titleAndCompany = [role, company].filter(Boolean).join(' · ')
  return (
    <ResultRow
      portrait={{ id, name }}
      name={
        isReachable ? (
          <PathsLink id={id} name={name} title={everything || undefined} />
        ) : (
          <span className={clsx(styles.name, text.clip)}>{name}</span>
        )
      }
      about={about ?? (titleAndCompany || kitMessages.roleUnknown())}
      place={about === undefined ? (location ?? undefined) : undefined}
      path={isDrawn(person) ? drawPath(path, { id: user.id, name: user.name }, { id, name }) : undefined}
      via={(showsChance(personState) ? rowWords(personState) : stateWords(personState)) || kitMessages.noPath()}
      further={further}
      chance={showsChance(personState) ? <ChanceLink id={id} path={path} /> : undefined}
      save={isReachable && !tools ? <SaveToList look="icon" kind="person" id={id} name={name} /> : undefined}
      tools={tools}
      action={<StateActionLink person={person} />}
    />
  )
}
