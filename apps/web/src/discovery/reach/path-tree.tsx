import text from '../../kit/text.module.css'
import styles from './path-tree.module.css'
import { clsx } from 'clsx'
import { reachablePeopleMessages } from '@wellmet/discovery/reach/reachable-people.messages.ts'
import { chanceInFewWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { useSession } from '../../account/users/session.ts'
import { edgeOf } from '../../graph/paths/draw-path.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { PathEdge } from '../../kit/path-edge.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { mergePaths } from './merge-paths.ts'
import { PathsLink } from './paths-link.tsx'
import type { ListedPerson } from './person-result.tsx'

const Line = ({ of: { path }, at }: { of: ListedPerson; at: 0 | 1 }) => {
  const step = path.relationships[at]
  return step ? (
    <PathEdge edge={edgeOf(step)} size="compact" className={styles.edge} />
  ) : (
    <span className={styles.edge} />
  )
}

const Branch = ({ person }: { person: ListedPerson }) => (
  <li className={styles.branch}>
    <Line of={person} at={1} />
    <Portrait id={person.id} name={person.name} size={32} />
    <span className={styles.words}>
      <PathsLink id={person.id} name={person.name} />
      <span className={clsx(text.quiet, text.clip)}>
        {[person.role, person.company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()}
      </span>
    </span>
    <span className={clsx(styles.chance, text.quiet)}>{chanceInFewWords(person.path)}</span>
  </li>
)

/** Best paths through one connector, drawn as a tree. Screen readers get nested lists. */
export const PathTree = ({ people }: { people: readonly ListedPerson[] }) => {
  const { user } = useSession()
  const merged = mergePaths(people)
  const [first] = merged?.people ?? []
  if (!merged || !first) return null
  const connector = firstName(merged.via.name)
  return (
    <Disclosure
      summary={reachablePeopleMessages.throughOne({ connector, count: merged.people.length })}
      className={styles.tree}
    >
      <ul className={styles.root} aria-label={reachablePeopleMessages.pathsThrough({ connector: merged.via.name })}>
        <li className={styles.trunk}>
          <span className={styles.stop}>
            <Portrait id={user.id} name={user.name} size={32} look="you" />
            {kitMessages.you()}
          </span>
          <Line of={first} at={0} />
          <span className={styles.stop}>
            <Portrait id={merged.via.id} name={merged.via.name} size={32} />
            <strong>{merged.via.name}</strong>
          </span>
          <ul className={styles.branches} aria-label={reachablePeopleMessages.whoTheyKnow({ connector })}>
            {merged.people.map((person) => (
              <Branch key={person.id} person={person} />
            ))}
          </ul>
        </li>
      </ul>
    </Disclosure>
  )
}
