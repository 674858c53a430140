import { erasedAmong } from '@wellmet/contacts/deletions/honour-deletions.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addressKeys } from '../proven-addresses/address-keys.ts'

/** Who is in a request, as far as it may name somebody who was erased. */
export interface NamedPeople {
  readonly workspaceId: string
  readonly userId: string
  readonly targetPerson: string | null
  readonly target: {
    readonly name: string
    readonly company: string | null
    readonly email: string | null
    readonly linkedinUrl: string | null
  }
  readonly connectorPerson: string | null
  readonly connector: { readonly email: string | null; readonly kind: 'member' | 'contact' }
}

/** Whether the target or the connector was erased, by the asker or for all. A teammate has an account, and was not. */
export async function namesDeletedPerson(tx: Tx, services: Services, people: NamedPeople): Promise<boolean> {
  const keys = [...targetKeys(services, people), ...connectorKeys(services, people)]
  return (await erasedAmong(tx, people, keys)) !== null
}

/** A name counts only where nothing else is known, as it does when a file is imported. */
function targetKeys(services: Services, { workspaceId, userId, targetPerson, target }: NamedPeople): string[] {
  const keys = personKeys(services)
  const handles = [
    ...(targetPerson === null ? [] : [targetPerson]),
    ...keys.of({ linkedinSlug: slugOf(target.linkedinUrl ?? undefined), emails: [], phones: [] }),
    ...(target.email === null ? [] : addressKeys(services, target.email)),
  ]
  return handles.length > 0
    ? handles
    : [keys.byName(`${workspaceId}:${userId}`, target.name, target.company ?? undefined)]
}

const connectorKeys = (services: Services, { connectorPerson, connector }: NamedPeople): string[] =>
  connector.kind === 'member'
    ? []
    : [
        ...(connectorPerson === null ? [] : [connectorPerson]),
        ...(connector.email === null ? [] : addressKeys(services, connector.email)),
      ]
