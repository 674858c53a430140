import styles from './route-full.module.css'
import { EvidenceChip } from './evidence-chip.tsx'
import { RouteEdge } from './route-edge.tsx'
import type { Edge } from './route-shapes.ts'
import { edgeWords } from './route-text.ts'

type Props = { edge: Edge; to: string; onStrength?: () => void }

const basisWords = { verified: 'verified', probable: 'probable', inferred: 'inferred', unknown: 'not seen' } as const

/** What stands between two people: the drawn tie with its number on it, then the evidence. */
export const RouteLeg = ({ edge, to, onStrength }: Props) => {
  const mark = edge.strength === null ? 'unknown' : String(edge.strength)
  return (
    <div className={styles.leg}>
      <div className={styles.legLine}>
        <RouteEdge edge={edge} size="full" foundPath="across" className={styles.legEdge} />
        <RouteEdge edge={edge} size="full" foundPath="down" className={styles.legEdge} />
        {onStrength ? (
          <button
            type="button"
            className={styles.mark}
            onClick={onStrength}
            aria-label={`Relationship to ${to}: ${edgeWords(edge)}. Show the receipt`}
          >
            {mark}
          </button>
        ) : (
          <span className={styles.mark} title={edgeWords(edge)}>
            {mark}
          </span>
        )}
      </div>
      <div className={styles.legWords}>
        <span className={styles.legWarmth}>
          {edge.warmth === 'unknown' ? 'last contact unknown' : edge.warmth} · {basisWords[edge.basis]}
        </span>
        {edge.evidence.length > 0 ? (
          <ul className={styles.legEvidence} aria-label={`Evidence for the tie to ${to}`}>
            {edge.evidence.map((one) => (
              <li key={one.label}>
                <EvidenceChip {...one} />
              </li>
            ))}
          </ul>
        ) : (
          <span className={styles.legNothing}>No evidence we can see</span>
        )}
      </div>
    </div>
  )
}
