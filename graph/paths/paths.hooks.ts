import { hook } from '@wellmet/platform/events/hook.ts'
import type { ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'

/** What others know of connectors and people to whom paths were found: whoever follows the hook fills it in. */
export interface PathsFound {
  readonly viewer: { readonly userId: string; readonly workspaceId: string }
  readonly connectors: readonly ConnectorIdentity[]
  readonly people: readonly string[]
  /** Connectors who cannot be asked now, by `identityWord`: from when they can be asked, null is unknown. */
  readonly askableFrom: Map<string, Date | null>
  /** Those of them whom we can’t email, by `identityWord`. */
  readonly withoutEmail: Set<string>
  /** Connectors whom the viewer is asking already: their `identityWord`s, by person. */
  readonly asked: Map<string, Set<string>>
  /** When connectors said no to the viewer, and until when that counts: by person, then by `identityWord`. */
  readonly declined: Map<string, Map<string, { readonly at: Date; readonly until: Date }>>
}

export const pathsFound = hook<PathsFound>('paths.found')
