import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { personKeys } from '../person-keys/person-keys.ts'
import { listSight, updateSight } from './visibility.store.ts'

/**
 * How far a viewer can rely on each owner whose network they use, both ways round this seat: a colleague counts 400 of
 * 1000, and more when the viewer's own letters and meetings with them say so; the step through them keeps four fifths.
 */
export async function weighSight(tx: Tx, seat: number, { config }: Pick<Services, 'config'>): Promise<void> {
  const keys = personKeys(config.SECRET)
  const sight = await listSight(tx, { seat })
  await updateSight(tx, {
    viewers: sight.map(({ viewer }) => viewer),
    owners: sight.map(({ owner }) => owner),
    keys: sight.map(({ email }) => firstOf(keys.of({ emails: [email], phones: [] }))),
  })
}
