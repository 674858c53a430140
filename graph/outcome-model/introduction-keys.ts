import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { identityWord, type ConnectorIdentity } from './connector-identity.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'

export interface IntroductionKeys {
  connector(who: ConnectorIdentity): string
  /** `who` is `person:` with a person's number, or anything else that tells a described target from others. */
  target(who: string): string
  /** A step from a connector to a target, both as above. */
  step(connector: string, target: string): string
  company(name: string): string
}

/** The numbers under which a workspace keeps what it knows of connectors and targets: others have other numbers. */
export function introductionKeys(root: DataRoot, workspaceId: string): IntroductionKeys {
  const keys = personKeys(root)
  return {
    connector: (who) => keys.reference(`connector:${workspaceId}:${identityWord(who)}`),
    target: (who) => keys.reference(`target:${workspaceId}:${who}`),
    step: (connector, target) => keys.reference(`step:${connector}:${target}`),
    company: (name) => keys.company(name),
  }
}
