import { findServices } from '../../../tools/services/start-services.ts'
import { world, type World } from '../../world/world.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { openTeam, type Team } from './people.ts'
import { mostHistories, ensureNetwork, type Membership } from './membership.ts'

/** The product with a team and a mail server, in which each history gets a membership of its own. */
export interface Stage {
  nextMembership: () => Promise<Membership>
  close: () => Promise<void>
}

export async function openStage(postgresUrl: string): Promise<Stage> {
  const mailServer = await startMailServer()
  const made = await world({ SMTP_URL: mailServer.url, RATE_LIMIT_FACTOR: '1000000' }, await nearby(postgresUrl))
  const team = await openTeam(made)
  return { nextMembership: memberships(made, team, mailServer), close: () => closeAll(made, mailServer) }
}

/** Through its socket in the file system: half the cost of a query here is the connection to the server. */
async function nearby(postgresUrl: string): Promise<string> {
  const found = await findServices('tests')
  return found ? `${postgresUrl}?host=${encodeURIComponent(found.folder)}` : postgresUrl
}

function memberships(made: World, team: Team, mailServer: MailServer): Stage['nextMembership'] {
  let taken = 0
  // After a failure shorter histories are tried, and each of them needs a membership too.
  return () => ensureNetwork(made, team, mailServer, taken++ % mostHistories)
}

async function closeAll(made: World, mailServer: MailServer): Promise<void> {
  await made.close()
  await mailServer.stop()
}
