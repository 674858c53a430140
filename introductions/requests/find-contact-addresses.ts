import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listContactAddresses } from './requests.store.ts'

/** Where these contacts of the viewer would be asked, by person. A contact who is a member is asked as a member. */
export async function findContactAddresses(tx: Tx, people: readonly string[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  return new Map((await listContactAddresses(tx, { people })).map(({ person, address }) => [person, address]))
}
