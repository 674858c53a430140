import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthBands } from '@wellmet/contacts/relationships/formula.rules.ts'
import { confidenceFormula } from './formula.rules.ts'
import type { Path } from './path.rules.ts'

export interface Notice {
  readonly code: 'no_warm_path' | 'no_verified_path' | 'low_confidence' | 'warm_connector_first'
  readonly message: string
  /** The single best step. */
  readonly next: string
}

export interface NoticeFacts {
  readonly path: Path
  readonly targetName: string
  /** The viewer's own edge to the connector, as the path begins with it. */
  readonly connector: { readonly strength: number; readonly freshness: FreshnessLabel } | null
  /** Whether the viewer has a mailbox or calendar connected: without one, that is the best step. */
  readonly hasMailbox: boolean
}

/** What to say beside a result so that it does not imply certainty; null when the path speaks for itself. */
export function lowConfidenceNotice({ path, targetName, connector, hasMailbox }: NoticeFacts): Notice | null {
  const via = path.viaName
  if (path.status === 'none')
    return {
      code: 'no_warm_path',
      message: 'No verified warm path yet.',
      next: hasMailbox
        ? `See who to invite next to reach ${targetName}.`
        : 'Connect your mail or calendar: it shows who you really know.',
    }
  if (path.confidence < confidenceFormula.low)
    return {
      code: 'low_confidence',
      message: 'Low-confidence route.',
      next: via === null ? `Confirm whether you know ${targetName}.` : `Ask ${via} whether they know ${targetName}.`,
    }
  const isCold = connector !== null && (connector.freshness === 'dormant' || connector.strength < strengthBands.fair)
  if (via !== null && isCold)
    return {
      code: 'warm_connector_first',
      message: 'Warm this connector before asking.',
      next: `Write to ${via} about something else first.`,
    }
  if (path.status !== 'inferred') return null
  return {
    code: 'no_verified_path',
    message: 'No verified warm path yet.',
    next: via === null ? `Confirm that you know ${targetName}.` : `Ask ${via} whether they know ${targetName}.`,
  }
}
