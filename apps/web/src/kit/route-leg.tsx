import styles from './route-full.module.css'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import { RouteEdge } from './route-edge.tsx'
import type { Edge } from './route-shapes.ts'
import { edgeWords } from './route-text.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { edge: Edge; to: string; onStrength?: () => void }

/** What stands between two people: the drawn tie with its number on it, then the evidence. */
export const RouteLeg = ({ edge, to, onStrength }: Props) => {
  const mark = edge.strength === null ? kitMessages.unknown() : formatNumber(edge.strength)
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
            aria-label={kitMessages.relationshipTo({ name: to, relationship: edgeWords(edge) })}
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
        <span className={styles.legWarmth}>{kitMessages.freshnessAndBasis(edge)}</span>
        {edge.evidence.length > 0 ? (
          <ul className={styles.legEvidence} aria-label={kitMessages.evidenceFor({ name: to })}>
            {edge.evidence.map((one) => (
              <li key={one.label}>
                <EvidenceChip {...one} />
              </li>
            ))}
          </ul>
        ) : (
          <span className={styles.legNothing}>{kitMessages.noEvidence()}</span>
        )}
      </div>
    </div>
  )
}
