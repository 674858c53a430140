import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthBands } from '@wellmet/contacts/relationships/formula.rules.ts'
import { confidenceFormula } from './formula.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import type { Path } from './paths.contract.ts'
import { pathsMessages } from './paths.messages.ts'

export interface Notice {
  readonly code: 'no_warm_path' | 'no_verified_path' | 'low_confidence' | 'warm_connector_first'
  readonly message: string
  /** The single best step. */
  readonly next: string
}

export interface NoticeFacts {
  readonly path: Pick<Path, 'status' | 'confidence' | 'viaName'>
  /** Null if nobody was found and no query says who is wanted. */
  readonly targetName: string | null
  /** The viewer's own edge to the connector, as the path begins with it. */
  readonly connector: { readonly strength: number; readonly freshness: FreshnessLabel } | null
  /** Whether the viewer has a mailbox or calendar connected: without one, that is the best step. */
  readonly hasMailbox: boolean
}

const inviteNext = (target: string | null): string =>
  target === null ? pathsMessages.inviteNext() : pathsMessages.inviteNextFor({ target })

/** Of somebody who was introduced, or is being asked for, the request says what is next. */
export const isBeingIntroduced = ({ personState }: { readonly personState: PersonState }): boolean =>
  personState.requestId !== null

/** Whether a path is one to check with its connector first: nobody is sure of it, or it hardly ever leads anywhere. */
export const isDoubtful = ({ confidence, chance }: Pick<Path, 'confidence' | 'chance'>): boolean =>
  confidence < confidenceFormula.low || chance < leastChance

/** Shown as less than one percent. */
const leastChance = 0.005

/** What to say beside a result so that it does not imply certainty; null when the path speaks for itself. */
export function lowConfidenceNotice({ path, targetName, connector, hasMailbox }: NoticeFacts): Notice | null {
  const connectorName = path.viaName
  if (path.status === 'none' || targetName === null)
    return {
      code: 'no_warm_path',
      message: pathsMessages.noVerifiedPath(),
      next: hasMailbox ? inviteNext(targetName) : pathsMessages.connectMail(),
    }
  if (path.confidence < confidenceFormula.low)
    return {
      code: 'low_confidence',
      message: pathsMessages.lowConfidence(),
      next:
        connectorName === null
          ? pathsMessages.confirmWhetherYouKnow({ target: targetName })
          : pathsMessages.askWhetherTheyKnow({ connector: connectorName }),
    }
  const isCold = connector !== null && (connector.freshness === 'dormant' || connector.strength < strengthBands.fair)
  if (connectorName !== null && isCold)
    return {
      code: 'warm_connector_first',
      message: pathsMessages.warmConnectorFirst(),
      next: pathsMessages.writeFirst({ connector: connectorName }),
    }
  if (path.status !== 'inferred') return null
  return {
    code: 'no_verified_path',
    message: pathsMessages.noVerifiedPath(),
    next:
      connectorName === null
        ? pathsMessages.confirmThatYouKnow({ target: targetName })
        : pathsMessages.askWhetherTheyKnow({ connector: connectorName }),
  }
}
