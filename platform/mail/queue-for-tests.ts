import type { Tx } from '../database/connection.ts'
import type { Services } from '../services.ts'
import { queueMail, type Mail } from './mail.ts'

/** The id of a mail that must pass the gate. */
export async function queueForTest(tx: Tx, services: Services, mail: Mail): Promise<string> {
  const queued = await queueMail(tx, services, mail)
  if (queued.is === 'refused') throw new Error(`The mail was refused: ${queued.reason}`)
  return queued.id
}
