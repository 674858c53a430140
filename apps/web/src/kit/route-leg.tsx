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
    <div className="route-leg">
      <div className="route-leg-line">
        <RouteEdge edge={edge} size="full" way="across" className="route-leg-edge" />
        <RouteEdge edge={edge} size="full" way="down" className="route-leg-edge" />
        {onStrength ? (
          <button
            type="button"
            className="route-mark"
            onClick={onStrength}
            aria-label={`Tie to ${to}: ${edgeWords(edge)}. Show the receipt`}
          >
            {mark}
          </button>
        ) : (
          <span className="route-mark" title={edgeWords(edge)}>
            {mark}
          </span>
        )}
      </div>
      <div className="route-leg-words">
        <span className="route-leg-warmth">
          {edge.warmth === 'unknown' ? 'last contact unknown' : edge.warmth} · {basisWords[edge.basis]}
        </span>
        {edge.evidence.length > 0 ? (
          <ul className="route-leg-evidence" aria-label={`Evidence for the tie to ${to}`}>
            {edge.evidence.map((one) => (
              <li key={one.label}>
                <EvidenceChip {...one} />
              </li>
            ))}
          </ul>
        ) : (
          <span className="route-leg-nothing">No evidence we can see</span>
        )}
      </div>
    </div>
  )
}
