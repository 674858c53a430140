import styles from './path-full.module.css'
import type { ReactNode } from 'react'
import { Portrait } from './portrait.tsx'
import { PathLeg } from './path-leg.tsx'
import type { Hop, Person, DrawnPath, Warmth } from './path-shapes.ts'
import { pathSentence } from './path-text.ts'
import { kitMessages } from './kit.messages.ts'

/** By id: `names` has what stands for a name, for instance a link to the person; `menus` what can be done with a step. */
type Props = {
  path: DrawnPath
  onStrength?: (hop: Hop) => void
  names?: ReadonlyMap<string, ReactNode>
  menus?: ReadonlyMap<string, ReactNode>
}

type StopProps = { person: Person; part: 'you' | 'connector' | 'target'; warmth?: Warmth; name?: ReactNode }

const Stop = ({ person, part, warmth, name = person.name }: StopProps) => (
  <div className={styles.stop} data-part={part} data-warmth={warmth}>
    <Portrait
      id={person.id}
      name={person.name}
      size={56}
      look={part === 'you' ? 'you' : 'person'}
      className={styles.stopPortrait}
    />
    <div className={styles.stopWords}>
      <span className={styles.stopName}>{part === 'you' ? kitMessages.you() : name}</span>
      {person.role ? <span className={styles.stopRole}>{person.role}</span> : null}
      {person.company ? <span className={styles.stopRole}>{person.company}</span> : null}
    </div>
  </div>
)

/** The path in full: across where there is room, down like an itinerary where there is not. */
export const PathFull = ({ path, onStrength, names, menus }: Props) => {
  const last = path.hops.length - 1
  return (
    <div className={styles.room} data-legs={Math.min(path.hops.length, 4)}>
      <ol className={styles.full} aria-label={pathSentence(path)}>
        <li>
          <Stop person={path.you} part="you" />
        </li>
        {path.hops.map((hop, at) => (
          <li key={hop.person.id} className={styles.step}>
            <PathLeg
              edge={hop.edge}
              to={hop.person.name}
              menu={menus?.get(hop.person.id)}
              {...(onStrength ? { onStrength: () => onStrength(hop) } : {})}
            />
            <Stop
              person={hop.person}
              part={at === last ? 'target' : 'connector'}
              warmth={hop.edge.warmth}
              name={names?.get(hop.person.id)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
