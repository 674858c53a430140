import type { Services } from '@wellmet/platform/services.ts'
import type { ConnectorIdentity } from './connector-identity.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'

export interface IntroductionKeys {
  connector(who: ConnectorIdentity): string
  /** `who` is `person:` with a person's number, or anything else that tells a described target from others. */
  target(who: string): string
  company(name: string): string
}

/** The numbers under which a workspace keeps what it knows of connectors and targets: others have other numbers. */
export function introductionKeys({ config }: Pick<Services, 'config'>, workspaceId: string): IntroductionKeys {
  const keys = personKeys(config.SECRET)
  return {
    connector: (who) =>
      keys.reference(`connector:${workspaceId}:${'userId' in who ? `user:${who.userId}` : `person:${who.person}`}`),
    target: (who) => keys.reference(`target:${workspaceId}:${who}`),
    company: (name) => keys.company(name),
  }
}
