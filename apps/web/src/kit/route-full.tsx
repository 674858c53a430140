import styles from './route-full.module.css'
import { Portrait } from './portrait.tsx'
import { RouteLeg } from './route-leg.tsx'
import type { Hop, Person, Route, Warmth } from './route-shapes.ts'
import { routeSentence } from './route-text.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { route: Route; onStrength?: (hop: Hop) => void }

type StopProps = { person: Person; part: 'you' | 'connector' | 'target'; warmth?: Warmth }

const Stop = ({ person, part, warmth }: StopProps) => (
  <div className={styles.stop} data-part={part} data-warmth={warmth}>
    <Portrait
      id={person.id}
      name={person.name}
      size={56}
      look={part === 'you' ? 'you' : 'person'}
      className={styles.stopPortrait}
    />
    <div className={styles.stopWords}>
      <span className={styles.stopName}>{part === 'you' ? kitMessages.you() : person.name}</span>
      {person.role ? <span className={styles.stopRole}>{person.role}</span> : null}
      {person.company ? <span className={styles.stopRole}>{person.company}</span> : null}
    </div>
  </div>
)

/** The route in full: across where there is room, down like an itinerary where there is not. */
export const RouteFull = ({ route, onStrength }: Props) => {
  const last = route.hops.length - 1
  return (
    <div className={styles.room} data-legs={Math.min(route.hops.length, 4)}>
      <ol className={styles.full} aria-label={routeSentence(route)}>
        <li>
          <Stop person={route.you} part="you" />
        </li>
        {route.hops.map((hop, at) => (
          <li key={hop.person.id} className={styles.step}>
            <RouteLeg
              edge={hop.edge}
              to={hop.person.name}
              {...(onStrength ? { onStrength: () => onStrength(hop) } : {})}
            />
            <Stop person={hop.person} part={at === last ? 'target' : 'connector'} warmth={hop.edge.warmth} />
          </li>
        ))}
      </ol>
    </div>
  )
}
